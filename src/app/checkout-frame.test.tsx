// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';

import { ApiError } from '../platform/api/http/api-error.ts';
import { BOOKING_TYPE, type BookingType } from '../features/offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { Slot } from '../lib/time/slots.ts';
import type { Messages } from '../platform/i18n/create-i18n.ts';
import {
  submitBookingFormAction,
  toggleSlotAction,
} from '../features/booking/state/edit-booking.ts';
import { jumpToStepAction } from '../flow/state/move-step.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';
import { modeAtom } from '../features/offer/state/choice-atoms.ts';
import { subviewAtom, currentEntryAtom, flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { entityConfigAtom, servicesAtom } from '../context/checkout-context.ts';
import { SANDBOX_BASE } from '../lib/config/urls.ts';
import { createFakeHost, type FakeHost } from '../../test/support/state/fake-host.ts';
import { userAtom } from '../context/checkout-context.ts';
import { A_USER, aCampaign, createFakeServer } from '../../test/support/state/fake-server.ts';
import { startForMembers } from '../../test/support/state/start-at-login.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import CheckoutBanner from './checkout-banner.tsx';
import DemoBand from './demo-band.tsx';
import { CheckoutFooter, CheckoutFrame } from './checkout-frame.tsx';
import { renderInCheckout } from '../../test/support/screens/render-in-checkout.tsx';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DINNER: Slot = { startTime: '2026-11-21T20:00:00+00:00', durationSec: 5400, capacity: 8 };

interface Given {
  config?: Partial<CheckoutConfig>;
  page?: Partial<FakeHost>;
  type?: BookingType;
}

const start = ({ config = {}, page = {}, type = BOOKING_TYPE.NORMAL }: Given = {}) =>
  startTestCheckout(createFakeServer(type, [DINNER]), { ...createFakeHost(NOW), ...page }, config);

describe('the footer', () => {
  it('shows the language by code and name and "Powered by" to who comes by the widget', async () => {
    const { find, root } = renderInCheckout(await start(), <CheckoutFooter />);
    expect(find('.mc-language').textContent).toBe('PT Português');
    expect(root.textContent).toContain('footer.poweredBy');
  });

  it('knows the widget in any case of letters', async () => {
    const store = await start({ config: { clientPlatform: 'widget' } });
    const { root } = renderInCheckout(store, <CheckoutFooter />);
    expect(root.textContent).toContain('footer.poweredBy');
  });

  it('shows neither on any other client platform', async () => {
    const store = await start({ config: { clientPlatform: 'IOS' } });
    const { all, root } = renderInCheckout(store, <CheckoutFooter />);
    expect(all('.mc-language')).toEqual([]);
    expect(root.textContent).not.toContain('footer.poweredBy');
  });
});

describe('a demonstration', () => {
  it('is shown where the answers come from the sandbox', async () => {
    const store = await start({ config: { middleware: SANDBOX_BASE } });
    const { all } = renderInCheckout(store, <CheckoutFooter />);
    await expect.poll(() => all('.mc-demo')).toHaveLength(1);
  });

  it('is shown where the host says so', async () => {
    const store = await start();
    const config = store.get(entityConfigAtom);
    store.set(entityConfigAtom, { ...config, env: { ...config.env, demo: true } });
    const { all } = renderInCheckout(store, <CheckoutFooter />);
    await expect.poll(() => all('.mc-demo')).toHaveLength(1);
  });

  it('is shown as a message', async () => {
    const { root } = renderInCheckout(await start(), <DemoBand />);
    expect(root.textContent).toBe('frame.demo');
  });

  it('is nothing that a real checkout shows', async () => {
    const { all } = renderInCheckout(await start(), <CheckoutFooter />);
    expect(all('.mc-demo')).toEqual([]);
  });
});

/** The frame in a checkout of its own, without listeners. */
const renderFrame = (store: Awaited<ReturnType<typeof start>>) =>
  renderInCheckout(store, <CheckoutFrame />);

describe('the header', () => {
  it.each([
    ['no step on its own', { showClose: false }, false],
    ['each step where show-close or a dialog asks for it', { showClose: true }, true],
    ['no problem on its own', { showClose: false, campaignId: null }, false],
    ['a problem too where they do', { showClose: true, campaignId: null }, true],
  ] as const)('lets the customer close: %s', async (_, config, isClosable) => {
    let closed = 0;
    const store = await start({ config, page: { close: () => void (closed += 1) } });
    const { all, click } = renderFrame(store);
    const buttons = all('[aria-label="common.close"]');
    expect(buttons.length > 0).toBe(isClosable);
    buttons.forEach(click);
    expect(closed).toBe(buttons.length);
  });
});

describe('the summary banner', () => {
  const TEXTS: Messages = {
    'reservation.moment': [['date'], ', ', ['time']],
    'banner.people': [['count'], ' people'],
    'banner.vouchers': [['count'], ' vouchers'],
    'date.short': [['day'], '. of ', ['month']],
    'date.monthsShort': 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  };

  it('shows date, time, people and price; a click goes back', async () => {
    const store = await start();
    store.set(toggleSlotAction, DINNER);
    const { find, click } = renderInCheckout(store, <CheckoutBanner />, TEXTS);
    const banner = find('button');
    for (const part of ['21', '20:00', '2 people', '50,00']) {
      expect(banner.textContent).toContain(part);
    }

    const before = store.get(currentEntryAtom)?.step;
    click(banner);
    expect([before, store.get(currentEntryAtom)?.step]).toEqual(['client-info', 'choice']);
  });

  it('is not shown where the confirmation begins with the card of the booking', async () => {
    const store = await start();
    store.set(toggleSlotAction, DINNER);
    const { root } = renderInCheckout(store, <CheckoutBanner />, TEXTS);
    expect(root.querySelectorAll('.mc-banner')).toHaveLength(1);
    act(() => store.set(jumpToStepAction, 'confirm'));
    expect(root.querySelectorAll('.mc-banner')).toHaveLength(0);
  });

  it('is not shown beside the card of a purchase, but is while its payment is under way', async () => {
    const store = await start();
    store.set(modeAtom, 'voucher');
    store.set(jumpToStepAction, 'confirm');
    const { root } = renderInCheckout(store, <CheckoutBanner />, TEXTS);
    expect(root.querySelectorAll('.mc-banner')).toHaveLength(0);
    act(() => store.set(subviewAtom, { back: () => undefined, leave: () => undefined }));
    expect(root.querySelectorAll('.mc-banner')).toHaveLength(1);
  });

  it('is not shown to a signed-in customer either, who is asked for nothing before that card', async () => {
    const store = await start();
    store.set(userAtom, A_USER);
    store.set(toggleSlotAction, DINNER);
    store.set(jumpToStepAction, 'confirm');
    const { root } = renderInCheckout(store, <CheckoutBanner />, TEXTS);
    expect(root.querySelectorAll('.mc-banner')).toHaveLength(0);
  });

  it('says "to be scheduled" of a coupon that is scheduled later', async () => {
    const store = await start({ type: BOOKING_TYPE.DIGITAL_COUPON });
    store.set(submitBookingFormAction);
    const { root } = renderInCheckout(store, <CheckoutBanner />, TEXTS);
    expect(root.textContent).toContain('banner.toBeScheduled');
  });

  it('is plain text where there was nothing to choose and no way back', async () => {
    const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
    server.campaign = aCampaign({
      campaignType: BOOKING_TYPE.DIGITAL_COUPON,
      minNumberPeople: 1,
      maxNumberPeople: 1,
    });
    const store = await startTestCheckout(server, createFakeHost(NOW));
    const { all, root } = renderInCheckout(store, <CheckoutBanner />, TEXTS);
    expect(root.textContent).toContain('banner.toBeScheduled');
    expect(root.textContent).toContain('25,00');
    expect(all('button')).toEqual([]);
  });

  it('counts vouchers where vouchers are bought', async () => {
    const store = await start();
    store.set(modeAtom, 'voucher');
    const { root } = renderInCheckout(store, <CheckoutBanner />, TEXTS);
    expect(root.textContent).toContain('1 vouchers');
    expect(root.textContent).not.toContain('people');
  });
});

it.each([
  ['trying again, which may help once more', 500, '.mc-notice button'],
  ['the message where nothing is to be tried', 404, '[tabindex="-1"]'],
])('a problem that follows on another has the focus: %s', async (_, status, place) => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const fails = (answer: number) => async () => {
    throw new ApiError('api', 'no', { status: answer, endpoint: 'getCampaign' });
  };
  server.api.getCampaign = fails(500);
  const host = { ...createFakeHost(NOW), holdsFocus: () => true };
  const store = await startTestCheckout(server, host);
  const { find, focused } = renderFrame(store);
  server.api.getCampaign = fails(status);
  let tried = Promise.resolve();
  act(() => void (tried = store.set(startCheckoutAction)));
  await act(() => tried);
  expect(focused()).toBe(find(place));
});

it('an account of a link that cannot be named is one notice, with one way on', async () => {
  const { store } = await startForMembers({
    userId: A_USER.id,
    token: A_USER.token,
    linked: ['token'],
  });
  const loadCatalog = () => Promise.reject(new Error('lost'));
  store.set(servicesAtom, { ...store.get(servicesAtom), loadCatalog });
  const detail = 'the code could not be loaded';
  const cause = { code: 'network', serverMessage: null, isOutdated: false } as const;
  const problem = { kind: 'failed', ...cause, detail, status: null } as const;
  store.set(flowStatusAtom, { status: 'failed', problem });
  const { all } = renderFrame(store);
  await expect.poll(() => all('.mc-skeletons')).toHaveLength(0);
  expect(all('.mc-notice button')).toHaveLength(1);
});
