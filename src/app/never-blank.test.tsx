// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { I18nProvider } from '@lingui/react';
import { Provider } from 'jotai';
import type { createStore } from 'jotai/vanilla';
import { act, useEffect, type ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { FLOW_TABLE, type RoomStep } from '../flow/flow-table.ts';
import { nameOf } from '../flow/flow-rows.ts';
import { FLOW_TYPES } from '../../test/support/flow-types.ts';
import { activateLanguage, createI18n } from '../platform/i18n/create-i18n.ts';
import { STEP_SCREENS } from './step-screens.ts';
import { renderInCheckout } from '../../test/support/screens/render-in-checkout.tsx';
import { currentEntryAtom, flowStackAtom, subviewAtom } from '../flow/state/flow-atoms.ts';
import { servicesAtom } from '../context/checkout-context.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { deferred } from '../screen-kit/deferred.tsx';
import CheckoutBanner from './checkout-banner.tsx';
import CheckoutLanguages from './checkout-languages.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { createView } from './root.tsx';
import { ScreenBoundary } from './error-boundary.tsx';

type Store = ReturnType<typeof createStore>;

const NOW = Date.parse('2026-11-20T10:00:00Z');
const STEPS = [...new Set(FLOW_TYPES.flatMap((flow) => FLOW_TABLE[flow].steps))];
const SOURCE = 'src';
const PARTS = readdirSync(SOURCE, { recursive: true })
  .map(String)
  .filter((path) => /^export default function\b/m.test(sourceOf(path)));

function sourceOf(path: string): string {
  return path.endsWith('.tsx') ? readFileSync(join(SOURCE, path), 'utf8') : '';
}

/** The component of a part, by its file. */
async function componentOf(path: string): Promise<ComponentType> {
  const view: { default: ComponentType } = await import(/* @vite-ignore */ resolve(SOURCE, path));
  return view.default;
}

const errors = vi.fn();

beforeEach(() => {
  errors.mockReset();
  window.addEventListener('error', errors);
  vi.spyOn(console, 'error').mockReturnValue();
  return () => window.removeEventListener('error', errors);
});

async function start() {
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host);
  return { store, host };
}

const fail = () => {
  throw new Error('broken');
};

/** A component as it is, with a store and texts that throw at the first thing it reads. */
function onBrokenStore(store: Store, Real: ComponentType): ComponentType {
  const i18n = createI18n();
  activateLanguage(i18n, 'pt_PT', [{}]);
  Object.assign(i18n, { _: fail, t: fail });
  return () => (
    <Provider store={{ ...store, get: fail }}>
      <I18nProvider i18n={i18n}>
        <Real />
      </I18nProvider>
    </Provider>
  );
}

const renderFrame = (store: Store) => renderInCheckout(store, <CheckoutFrame />);

/** Enters a step, above another flow that Back leads to. */
function enter(store: Store, place: RoomStep) {
  const flow = FLOW_TYPES.find((each) => FLOW_TABLE[each].steps.includes(place));
  const step = nameOf(place);
  if (!flow || !step) throw new Error(`no flow has the step ${place}`);
  store.set(flowStackAtom, [
    step === 'services'
      ? { flow: 'booking_voucher', step: 'choice' }
      : { flow: 'service_listing_and_reservation', step: 'services' },
    { flow, step },
  ]);
}

/** Shows a component in place of the screen of a step. */
async function showAs(store: Store, step: RoomStep, Component: ComponentType) {
  enter(store, step);
  const screen = deferred(async () => ({ default: Component }));
  vi.spyOn(STEP_SCREENS, step, 'get').mockReturnValue(screen);
  await store.set(screen);
}

const errorsHeard = (host: { receivedEvents: readonly { name: string; detail: unknown }[] }) =>
  host.receivedEvents.filter(({ name }) => name === 'error').map(({ detail }) => detail);

describe('a screen that throws', () => {
  it.each(STEPS)(
    '%s: says so, keeps the header and the way back, can be tried again',
    async (step) => {
      const { store, host } = await start();
      enter(store, step);
      const screen = STEP_SCREENS[step] ?? fail();
      await store.set(screen);
      const Screen = store.get(screen)?.default ?? fail;
      await showAs(store, step, onBrokenStore(store, Screen));
      const { find, root, all } = renderFrame(store);
      expect(find('h2').textContent).toBe('crash.title');
      expect(all('.mc-action-bar button').map((each) => each.textContent)).toEqual([
        'savedState.restart',
        'common.retry',
      ]);
      expect(errorsHeard(host)).toEqual([{ code: 'internal', status: null, message: 'broken' }]);
      act(() => find('[aria-label="common.back"]').click());
      expect(store.get(currentEntryAtom)?.step).not.toBe(nameOf(step));
      expect(root.textContent).not.toContain('crash.title');
      expect(errors).not.toHaveBeenCalled();
    },
  );

  it.each(PARTS)('the part %s is kept in its place', async (path) => {
    const { store, host } = await start();
    const Broken = onBrokenStore(store, await componentOf(path));
    const { find } = renderInCheckout(
      store,
      <ScreenBoundary>
        <Broken />
      </ScreenBoundary>,
    );
    expect(find('h2').textContent).toBe('crash.title');
    expect(errorsHeard(host)).toHaveLength(1);
    expect(errors).not.toHaveBeenCalled();
  });

  it('shows again from the store when a fresh render helps, and reports nothing', async () => {
    const { store, host } = await start();
    let renders = 0;
    // React itself renders twice before it gives up.
    await showAs(store, 'booking/confirm', () => {
      renders += 1;
      if (renders <= 2) throw new Error('once');
      return <p>healed</p>;
    });
    const { root } = renderFrame(store);
    expect(root.textContent).toContain('healed');
    expect(errorsHeard(host)).toEqual([]);
  });

  it('throws in an effect: the heading has the focus, and trying again shows the screen', async () => {
    const { store, host } = await start();
    let isBroken = true;
    await showAs(store, 'booking/confirm', () => {
      useEffect(() => {
        if (isBroken) throw new Error('effect');
      });
      return <p>the screen</p>;
    });
    const { find, root, click, focused } = renderFrame(store);
    expect(focused()).toBe(find('h2'));
    isBroken = false;
    click(find('.mc-action-bar .mc-button--primary'));
    expect(root.textContent).toContain('the screen');
    expect(errorsHeard(host)).toHaveLength(1);
  });

  it('can be left from one of its inner views: Back shows the view before', async () => {
    const { store } = await start();
    let isBroken = true;
    await showAs(store, 'account/login', () => {
      if (isBroken) throw new Error('inner view');
      return <p>the first view</p>;
    });
    store.set(subviewAtom, { back: () => (isBroken = false), leave() {} });
    const { find, root, click } = renderFrame(store);
    expect(root.textContent).toContain('crash.title');
    click(find('[aria-label="common.back"]'));
    expect(root.textContent).toContain('the first view');
  });

  it('can be started over', async () => {
    const { store, host } = await start();
    let isBroken = true;
    await showAs(store, 'booking/choice', () => {
      if (isBroken) throw new Error('first');
      return <p>from the start</p>;
    });
    const { all, root, click } = renderFrame(store);
    isBroken = false;
    const [restart] = all('.mc-action-bar button');
    if (restart) click(restart);
    await vi.waitFor(async () => {
      await act(() => vi.dynamicImportSettled());
      expect(root.textContent).toContain('from the start');
    });
    expect(errorsHeard(host)).toHaveLength(1);
  });
});

it.each([
  ['the banner', CheckoutBanner],
  ['the language picker', CheckoutLanguages],
])('%s that throws is left out, and the step stays', async (_, Component) => {
  const { store, host } = await start();
  const Broken = onBrokenStore(store, () => <Component />);
  const { root } = renderInCheckout(
    store,
    <>
      <p>the step</p>
      <ScreenBoundary isOptional>
        <Broken />
      </ScreenBoundary>
    </>,
  );
  expect(root.textContent).toBe('the step');
  expect(errorsHeard(host)).toHaveLength(1);
});

it('a view that throws outside every screen is handed over, and no error handler of the page hears of it', async () => {
  const { store } = await start();
  const { i18n } = store.get(servicesAtom);
  activateLanguage(i18n, 'pt_PT', [{}]);
  const broken = { ...store, get: fail };
  // As the element does, which then shows the page's fallback.
  const onCrash = vi.fn((_error: unknown) => view.remove());
  const view = createView(document, { store: broken, onCrash });
  // Inside `act` React throws such an error into the test.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  document.body.append(view);
  await vi.waitFor(() => expect(onCrash).toHaveBeenCalled());
  expect(onCrash.mock.calls.map(([error]) => String(error))).toEqual(['Error: broken']);
  expect(errors).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(view.childNodes).toHaveLength(0));
  expect(view.isConnected).toBe(false);
});
