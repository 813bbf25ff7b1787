import { describe, expect, test, vi } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { SAVED_STATE_MAX_AGE_MS } from '../lib/limits.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import type { Venue } from '../lib/config/venues.ts';
import type { Slot } from '../lib/time/slots.ts';
import { chooseAgainAction, chooseVenueAction } from '../features/venues/state/venues-state.ts';
import { bookingFormAtom, modeAtom, voucherAtom } from '../features/offer/state/choice-atoms.ts';
import { contactAtom } from '../features/contact/state/contact-atom.ts';
import { reservationAtom } from '../features/booking/state/reservation-atom.ts';
import { currentEntryAtom, flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { configAtom, languageAtom } from '../context/checkout-context.ts';
import { stepNoticeAtom } from '../context/problems.ts';
import { savedStateAtom, savedStateKeyAtom, saveState } from '../flow/state/saved-state.ts';
import { chooseLanguageAction } from './chosen-language.ts';
import { submissionAtom } from '../submission/submission-atom.ts';
import { ApiError } from '../platform/api/http/api-error.ts';
import { heldAnswer } from '../../test/support/state/booking-at-confirm.ts';
import { createFakeHost, type FakeHost } from '../../test/support/state/fake-host.ts';
import {
  A_RESERVATION,
  aCampaign,
  createFakeServer,
} from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { waitFor } from '../../test/support/state/wait-for.ts';
import { loadCalendarUntilAction } from '../features/booking/state/calendar-state.ts';
import {
  selectDayAction,
  submitBookingFormAction,
  toggleSlotAction,
} from '../features/booking/state/edit-booking.ts';
import { submitBookingAction } from '../features/booking/state/submit-booking.ts';
import {
  CONTACT,
  editContactAction,
  submitContactFormAction,
} from '../features/contact/state/contact-form.ts';
import {
  editVoucherAction,
  setVoucherCountAction,
} from '../features/vouchers/state/voucher-form-state.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DINNER: Slot = { startTime: '2026-11-21T20:00:00+00:00', durationSec: 5400, capacity: 8 };

const RUI = { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' };

const A_VENUE: Venue = {
  name: 'Baixa',
  shop: null,
  campaign: '101',
  service: null,
  area: null,
  latitude: null,
  longitude: null,
};
/** A page that lists venues. */
const A_LIST = { campaignId: null, venues: [A_VENUE] };

/** The state stored by a guest at the last step, with its key. */
async function leftBehind() {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
  const store = await startTestCheckout(server, createFakeHost(NOW));
  store.set(selectDayAction, '2026-11-21');
  store.set(toggleSlotAction, DINNER);
  store.set(editContactAction, RUI);
  store.set(CONTACT.leave, 'phone');
  store.set(submitContactFormAction);
  expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  const state = store.get(savedStateAtom);
  if (!state) throw new Error('nothing was kept');
  return { key: store.get(savedStateKeyAtom), state };
}

async function comeBack(stored: string, { slots = [DINNER], later = 0 } = {}) {
  const { key } = await leftBehind();
  const host = createFakeHost(NOW + later);
  host.storage.write(key, stored);
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, slots), host);
  return { store, host, key };
}

const A_LOST_TRY = { intentKey: 'key-1', choice: 'a table' };

describe('a page that was loaded again', () => {
  test('keeps the day, the time and the people, and asks for the person again', async () => {
    const { state } = await leftBehind();
    const { store } = await comeBack(JSON.stringify(state));
    expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
    const message = { key: 'savedState.restored' };
    expect(store.get(stepNoticeAtom)).toMatchObject({ message, offersRestart: true });
  });

  test('asks for nothing again where the customer has typed nothing', async () => {
    const left = await leftBehind();
    const { key } = left;
    const state = { ...left.state, hasTyped: false };
    const kept = { message: { key: 'savedState.kept' } };
    const host = createFakeHost(NOW);
    host.storage.write(key, JSON.stringify(state));
    const filled = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]), host, {
      prefill: RUI,
    });
    expect(filled.get(currentEntryAtom)?.step).toBe('confirm');
    expect(filled.get(stepNoticeAtom)).toMatchObject(kept);

    const stack = state.stack.map((entry) => ({ ...entry, step: 'choice' as const }));
    const early = await comeBack(JSON.stringify({ ...state, stack }));
    expect(early.store.get(currentEntryAtom)?.step).toBe('choice');
    expect(early.store.get(stepNoticeAtom)).toMatchObject(kept);
  });

  test.each([
    ['a voucher', { reservationMode: 'voucher' }],
    ['a premium reservation', { reservationType: 'smart' }],
    ['another tab', { defaultView: 'voucher' }],
    ['another number of people', { prefill: { people: 6 } }],
  ] as const)(
    'of a page that now asks for %s begins as that page says',
    async (_, preselection) => {
      const { key, state } = await leftBehind();
      const host = createFakeHost(NOW);
      host.storage.write(key, JSON.stringify(state));
      const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
      const store = await startTestCheckout(server, host, preselection);
      expect(store.get(bookingFormAtom).dateTimes).toEqual([]);
      expect(store.get(stepNoticeAtom)).toBeNull();
      expect(store.get(bookingFormAtom).numberOfPeople).toBe('prefill' in preselection ? 6 : 2);
    },
  );

  test('of a page that now asks for something else still shows the pending submission', async () => {
    const { key, state } = await leftBehind();
    const host = createFakeHost(NOW);
    host.storage.write(key, JSON.stringify({ ...state, pendingIntent: A_LOST_TRY }));
    const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
    const store = await startTestCheckout(server, host, { prefill: { people: 6 } });
    expect(store.get(submissionAtom)).toMatchObject({ status: 'unknown', intentKey: 'key-1' });
  });

  test('gives way to what the page names while it runs', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
    server.campaign = aCampaign({ offer: true, isFreeOffer: true });
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host);
    store.sub(savedStateAtom, () => {
      const state = store.get(savedStateAtom);
      if (state) host.storage.write(store.get(savedStateKeyAtom), JSON.stringify(state));
    });
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    store.set(configAtom, { ...store.get(configAtom), reservationMode: 'voucher' });
    await store.set(startCheckoutAction, null);
    expect(store.get(modeAtom)).toBe('voucher');
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
  });

  test('keeps the vouchers chosen on the first step', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    server.campaign = aCampaign({ offer: true, isFreeOffer: false });
    const host = createFakeHost(NOW);
    const config = { reservationMode: 'voucher' } as const;
    const before = await startTestCheckout(server, host, config);
    before.set(setVoucherCountAction, () => 3);
    before.set(editVoucherAction, { prizeId: '7001', needVatInvoice: true });
    const state = before.get(savedStateAtom);
    host.storage.write(before.get(savedStateKeyAtom), state ? JSON.stringify(state) : '');
    const store = await startTestCheckout(server, host, config);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(voucherAtom)).toMatchObject({
      numberOfPeople: 3,
      prizeId: '7001',
      needVatInvoice: true,
    });
    expect(store.get(stepNoticeAtom)).toMatchObject({ message: { key: 'savedState.kept' } });
  });

  test('keeps the day of an offer that asks for no time', async () => {
    const server = createFakeServer(BOOKING_TYPE.NO_BOOK_HOUR, []);
    const host = createFakeHost(NOW);
    const before = await startTestCheckout(server, host);
    before.set(selectDayAction, '2026-11-22');
    expect(before.get(currentEntryAtom)?.step).toBe('client-info');
    const state = before.get(savedStateAtom);
    host.storage.write(before.get(savedStateKeyAtom), state ? JSON.stringify(state) : '');
    const store = await startTestCheckout(server, host);
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
    expect(store.get(bookingFormAtom).date).toBe('2026-11-22');
  });

  test('another element of the page with the same offer takes nothing of it', async () => {
    const { key, state } = await leftBehind();
    const host = createFakeHost(NOW);
    host.storage.write(key, JSON.stringify(state));
    host.elementKey = () => 'second';
    const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]), host);
    expect(store.get(bookingFormAtom).dateTimes).toEqual([]);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
  });

  test('nothing personal is ever kept', async () => {
    const { key, state } = await leftBehind();
    const text = key + JSON.stringify(state);
    for (const secret of ['Rui', 'rui@', '912345678']) expect(text).not.toContain(secret);
  });

  test('a time that the calendar no longer has is left out, and the calendar is shown', async () => {
    const { state } = await leftBehind();
    const { store } = await comeBack(JSON.stringify(state), { slots: [] });
    expect(store.get(bookingFormAtom).dateTimes).toEqual([]);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
  });

  test('keeps the step and the times of days beyond the first month', async () => {
    const { state } = await leftBehind();
    const far: Slot = { ...DINNER, startTime: '2027-01-20T20:00:00+00:00' };
    const server = createFakeServer(BOOKING_TYPE.INFO, []);
    server.api.getCampaignSlots = async (_id, { startPeriod }) =>
      startPeriod < '2026-12' ? [DINNER] : [far];
    const host = createFakeHost(NOW);
    const before = await startTestCheckout(server, host, { prefill: RUI });
    await before.set(loadCalendarUntilAction, '2027-01-20');
    before.set(toggleSlotAction, far);
    before.set(toggleSlotAction, DINNER);
    before.set(submitBookingFormAction);
    before.set(submitContactFormAction);
    const saved = before.get(savedStateAtom) ?? state;
    host.storage.write(before.get(savedStateKeyAtom), JSON.stringify(saved));
    const store = await startTestCheckout(server, host, { prefill: RUI });
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    await store.set(submitBookingAction);
    const [booking] = server.bookings;
    expect(booking?.payload.slots.map(({ startTime }) => startTime)).toEqual([
      DINNER.startTime,
      far.startTime,
    ]);
  });

  test('a booking that was being sent is not sent again by itself: its outcome is open', async () => {
    const { state } = await leftBehind();
    const { store } = await comeBack(JSON.stringify({ ...state, pendingIntent: A_LOST_TRY }));
    expect(store.get(submissionAtom)).toMatchObject({ status: 'unknown', intentKey: 'key-1' });
  });

  test.each([
    ['no JSON', () => '{"version":1', 0],
    ['another version', (text: string) => text.replace('"version":1', '"version":2'), 0],
    ['a hostile shape', () => '{"version":1,"stack":[{"flow":"__proto__","step":"x"}]}', 0],
    ['older than a day', (text: string) => text, SAVED_STATE_MAX_AGE_MS + 1],
  ])('what is unreadable is dropped in silence: %s', async (_, spoil, later) => {
    const { state } = await leftBehind();
    const { store, host, key } = await comeBack(spoil(JSON.stringify(state)), { later });
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(contactAtom).name).toBe('');
    expect(host.storage.read(key)).toBeNull();
    expect(host.warnings).toEqual([]);
  });

  test('nothing is lost when the code to take it up does not arrive, and it can be tried again', async () => {
    const { state } = await leftBehind();
    const stored = JSON.stringify({ ...state, pendingIntent: A_LOST_TRY });
    vi.doMock('../flow/state/restore.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { store, host, key } = await comeBack(stored);
    expect(store.get(flowStatusAtom)).toMatchObject({
      status: 'failed',
      problem: { kind: 'failed', code: 'network' },
    });
    expect(host.storage.read(key)).toBe(stored);

    vi.doUnmock('../flow/state/restore.ts');
    await store.set(startCheckoutAction);
    expect(store.get(submissionAtom)).toMatchObject({ status: 'unknown', intentKey: 'key-1' });
  });

  test.each([
    ['in the language that the customer chose', {}, 'de_DE'],
    ['in the language that the page names', { lang: 'pt_PT' }, 'pt_PT'],
  ] as const)('is shown %s', async (_, config, language) => {
    const host = createFakeHost(NOW);
    const aServer = () => createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
    const before = await startTestCheckout(aServer(), host, config);
    before.set(chooseLanguageAction, 'de_DE');
    await vi.waitUntil(() => before.get(languageAtom) === 'de_DE');
    const server = aServer();
    const store = await startTestCheckout(server, host, config);
    expect(store.get(flowStatusAtom)).toEqual({ status: 'ready' });
    expect(store.get(languageAtom)).toBe(language);
    const reads = server.calls.filter((name) => name === 'getCampaign');
    expect(reads, 'times the offer is read').toHaveLength(1);
  });

  test.each([
    ['on the list of venues', ['de_DE', null]],
    ['at a venue', [null, 'de_DE']],
    ['at a venue, after another one on the list', ['fr_FR', 'de_DE']],
  ] as const)('is shown in the language that was chosen %s', async (_, [onList, atVenue]) => {
    const host = createFakeHost(NOW);
    const open = () =>
      startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]), host, A_LIST);
    const before = await open();
    const choose = async (language: LanguageCode | null) => {
      if (!language) return;
      before.set(chooseLanguageAction, language);
      await waitFor(() => expect(before.get(languageAtom)).toBe(language));
    };
    await choose(onList);
    await before.set(chooseVenueAction, A_VENUE);
    await choose(atVenue);
    expect((await open()).get(languageAtom)).toBe('de_DE');
    await before.set(chooseAgainAction);
    expect((await open()).get(languageAtom)).toBe('de_DE');
  });

  test('a storage that never answers does not hold the start up for longer than its limit', async () => {
    const host = createFakeHost(NOW);
    host.storage.read = () => new Promise(() => {});
    const starting = startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]), host);
    await new Promise((resolve) => setImmediate(resolve));
    host.advance(5_000);
    expect((await starting).get(currentEntryAtom)?.step).toBe('choice');
  });
});

test('a booking that is finished at another campaign leaves what was typed at the first', async () => {
  const { key, state } = await leftBehind();
  const host = createFakeHost(NOW);
  host.storage.write(key, JSON.stringify(state));
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
  const store = await startTestCheckout(server, host, { campaignId: '102' });
  store.set(reservationAtom, A_RESERVATION);
  store.set(configAtom, { ...store.get(configAtom), campaignId: '101' });
  await store.set(startCheckoutAction, null);
  expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
});

describe('a booking that is being sent while the page changes the campaign', () => {
  /** The page as the answer comes, saved at each step as the element does it. */
  async function changeWhileSending(
    answered: (answer: ReturnType<typeof heldAnswer>) => void,
  ): Promise<{ host: FakeHost; store: Awaited<ReturnType<typeof startTestCheckout>> }> {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host);
    store.sub(savedStateAtom, () => saveState(store.get));
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    store.set(editContactAction, RUI);
    store.set(submitContactFormAction);
    const answer = heldAnswer();
    server.answerBooking = () => answer.answer;
    const sent = store.set(submitBookingAction);
    await waitFor(() => expect(server.bookings).toHaveLength(1));
    store.set(configAtom, { ...store.get(configAtom), campaignId: '102' });
    await store.set(startCheckoutAction, null);
    answered(answer);
    await sent;
    return { host, store };
  }

  const openAgain = (host: FakeHost, campaignId: string) =>
    startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]), host, { campaignId });

  test('is of unknown outcome at its own campaign only, if the answer is lost', async () => {
    const { host, store } = await changeWhileSending(({ reject }) =>
      reject(new ApiError('outcome_unknown', 'no answer')),
    );
    await waitFor(() => expect(store.get(flowStatusAtom).status).toBe('ready'));
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    expect(store.get(stepNoticeAtom)).toBeNull();
    const first = await openAgain(host, '101');
    expect(first.get(submissionAtom)).toMatchObject({ status: 'unknown' });
  });

  test('is confirmed at its own campaign only', async () => {
    const { host } = await changeWhileSending(({ resolve }) => resolve(A_RESERVATION));
    const second = await openAgain(host, '102');
    expect(second.get(reservationAtom)).toBeNull();
    const first = await openAgain(host, '101');
    expect(first.get(reservationAtom)).toMatchObject({
      transactionId: A_RESERVATION.transactionId,
    });
  });
});

test('the codes to show at the shop are never kept', async () => {
  const { store } = await comeBack('');
  const codes = { activationCode: 'CODE-1', activationQrCode: 'qr:CODE-1' };
  store.set(reservationAtom, { ...A_RESERVATION, ...codes });
  const text = JSON.stringify(store.get(savedStateAtom));
  expect(text).toContain(A_RESERVATION.transactionId);
  expect(text).not.toContain('CODE-1');
});

test('what one room cannot read costs that room only', async () => {
  const { state } = await leftBehind();
  const spoilt = { ...state, rooms: { ...state.rooms, offer: { mode: 'rent' }, payment: 7 } };
  const { store } = await comeBack(JSON.stringify(spoilt));
  expect(store.get(bookingFormAtom).dateTimes).toHaveLength(1);
  expect(store.get(currentEntryAtom)?.step).toBe('client-info');
});

test('a tab that the customer has opened is shown again', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
  server.campaign = aCampaign({ offer: true, isFreeOffer: true });
  const host = createFakeHost(NOW);
  const before = await startTestCheckout(server, host);
  const first = before.get(modeAtom);
  before.set(modeAtom, first === 'book' ? 'voucher' : 'book');
  host.storage.write(before.get(savedStateKeyAtom), JSON.stringify(before.get(savedStateAtom)));
  const store = await startTestCheckout(server, host);
  expect(store.get(modeAtom)).not.toBe(first);
  expect(store.get(stepNoticeAtom)).toMatchObject({ message: { key: 'savedState.kept' } });
});
