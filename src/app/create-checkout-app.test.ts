// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';

import { middlewareOrigin } from '../lib/url/middleware-origin.ts';
import { SAVED_STATE_PREFIX } from '../flow/state/saved-state.ts';
import { SAMPLE_PROFILE } from '../../test/support/api/sample-answers.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { A_CONFIG } from '../../test/support/state/start-test-checkout.ts';
import { createActivity } from '../platform/host/activity.ts';
import { createCheckoutApp, type CheckoutApp } from './create-checkout-app.ts';

const running: CheckoutApp[] = [];

const settle = async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 20));
};

/** An app of one element whose server knows one profile at most, and else answers errors; what it asks for is noted. */
async function open(config: Partial<CheckoutConfig> = {}, { settles = true, profile = {} } = {}) {
  const element = document.createElement('div');
  document.body.append(element);
  const asked: string[] = [];
  let fatal = 0;
  const app = createCheckoutApp({
    element,
    shadowRoot: element.attachShadow({ mode: 'open' }),
    config: { ...A_CONFIG, ...config },
    activity: createActivity(),
    fetch: async ({ url }) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      const isKnown = pathname.includes('/profile/') && 'firstName' in profile;
      const headers = { 'Content-Type': 'application/json' };
      return new Response(JSON.stringify(profile), { status: isKnown ? 200 : 404, headers });
    },
    loadCatalog: async () => ({}),
    onView: () => undefined,
    onReady: () => undefined,
    onFatal: () => (fatal += 1),
    onCrash: () => undefined,
    onClose: () => undefined,
    onStartOver: () => undefined,
  });
  running.push(app);
  if (settles) await settle();
  return { app, element, asked, problems: () => fatal };
}

describe('refresh()', () => {
  test('loads again what could not be loaded, and rejects when that fails too', async () => {
    const { app, asked } = await open();
    const before = asked.length;
    await expect(app.refresh()).rejects.toThrow('HTTP status 404');
    expect(asked.slice(before)).toContain('/rest/v1/web/campaigns/101');
  });

  test('asked for while the first load runs waits for it, and asks for nothing twice', async () => {
    const { app, asked } = await open({}, { settles: false });
    await expect(app.refresh()).rejects.toThrow('HTTP status 404');
    expect(asked.filter((path) => path.endsWith('/campaigns/101'))).toHaveLength(1);
  });
});

/** The parts loaded after the first screen is painted. */
const LATER = [
  './apply-config.ts',
  '../flow/state/restart.ts',
  '../features/account/state/session.ts',
  '../features/account/state/until-account-seen.ts',
];

const lost = () => {
  throw new Error('lost');
};

afterEach(() => {
  for (const app of running.splice(0)) app.dispose();
  for (const path of LATER) vi.doUnmock(path);
  document.body.replaceChildren();
  sessionStorage.clear();
});

describe('while code that comes later is on its way', () => {
  test('nothing starts over once the element is removed', async () => {
    const { app, asked } = await open();
    const before = [...asked];
    app.restart();
    app.dispose();
    await settle();
    expect(asked).toEqual(before);
  });

  test('another target begins at once: a flow that the page names after it counts', async () => {
    const { app, asked } = await open();
    app.configure({ ...A_CONFIG, campaignId: '102', shopId: '1' });
    app.goTo('menu_only');
    await settle();
    expect(asked.at(-1)).toBe('/rest/shop/1');
  });
});

describe('where that code is lost', () => {
  test('a cart waits no longer for the account of a link to be named: it can be tried again', async () => {
    for (const path of LATER) vi.doMock(path, lost);
    const link = { userId: '77', token: 'of-a-link', linked: ['userId', 'token'] } as const;
    const cart = { products: true, shopId: '3', campaignId: null } as const;
    const { app, asked } = await open({ ...cart, ...link }, { profile: SAMPLE_PROFILE });
    expect(asked.filter((path) => path.includes('/profile/'))).toHaveLength(1);
    await expect(app.refresh()).rejects.toThrow('could not be loaded');
  });

  test.each([
    ['what a running flow sees by itself changes all the same', { theme: 'dark' }, 0],
    ['another target begins all the same', { campaignId: '102' }, 3],
  ] as const)('%s', async (_, change, calls) => {
    const { app, asked, problems } = await open();
    const before = [asked.length, problems()];
    for (const path of LATER) vi.doMock(path, lost);
    app.configure({ ...A_CONFIG, ...change });
    await settle();
    expect([asked.length, problems()]).toEqual([Number(before[0]) + calls, before[1]]);
  });

  test.each([
    ['a restart', (app: CheckoutApp) => app.restart()],
    ['a prefill', (app: CheckoutApp) => app.configure({ ...A_CONFIG, prefill: { people: 3 } })],
  ])('%s leaves the flow as it is and is reported to the page once', async (_, ask) => {
    const { app, element, asked, problems } = await open();
    const before = [asked.length, problems()];
    const emittedCodes: string[] = [];
    element.addEventListener('merchant-checkout:error', (event) =>
      emittedCodes.push((event as CustomEvent<{ code: string }>).detail.code),
    );
    for (const path of LATER) vi.doMock(path, lost);
    ask(app);
    await expect.poll(() => emittedCodes).toEqual(['network']);
    await settle();
    expect([asked.length, problems()]).toEqual(before);
    expect(emittedCodes).toEqual(['network']);
  });
});

test('an offer code of the customer stays whatever else of the page changes', async () => {
  const config = { ...A_CONFIG, qr: true, campaignId: null };
  const origin = middlewareOrigin(config.middleware);
  const key = `${SAVED_STATE_PREFIX}0:${origin}:campaign_offer_code:1:-:-:-:-:code`;
  sessionStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), data: 'VERAO' }));
  const { app, asked } = await open(config);
  expect(asked.at(-1)).toMatch('VERAO');
  const before = [...asked];
  app.configure({ ...config, theme: 'dark' });
  await settle();
  expect(asked).toEqual(before);
});
