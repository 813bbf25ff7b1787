import { describe, expect, test } from 'vitest';

import type { AllCalls } from '../../../../test/support/api/calls.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { Reservation } from '../../../flow/rules/booking-state.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import { serializeSavedState } from '../../../flow/rules/saved-state.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import {
  attemptsAtom,
  bookAtom,
  contactAtom,
  modeAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import { slotsAtom } from '../../offer/state/campaign-atoms.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state-atoms.ts';
import { savedStateAtom } from '../../../app/saved-state-atom.ts';
import { slotOffersAtom } from './availability-atoms.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  A_RESERVATION,
  A_USER,
  aCampaign,
  createFakeServer,
} from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { readPrizesAtom } from '../../offer/state/user-prizes-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { loadPrizesAction } from '../../account/state/load-prizes.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import {
  selectDayAction,
  submitBookingFormAction,
  chooseOfferedSlotAction,
  toggleSlotAction,
} from './edit-booking.ts';
import {
  editContactAction,
  editInvoiceAction,
  submitContactFormAction,
} from '../../contact/state/contact-fields.ts';
import { goBackAction, jumpToStepAction } from '../../../flow/state/move-step.ts';
import { submitBookingAction } from './submit-booking.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DINNER: Slot = { startTime: '2026-11-21T20:00:00+00:00', durationSec: 5400, capacity: 8 };
const LATER: Slot = { startTime: '2026-11-21T21:00:00+00:00', durationSec: 5400, capacity: 8 };
const SUNDAY: Slot = { startTime: '2026-11-22T20:00:00+00:00', durationSec: 5400, capacity: 8 };
const SLOTS = [DINNER, LATER, SUNDAY];
const SIGNED_IN = { userId: '1001', token: 'token-ana' } as const;

/** A guest who has chosen dinner on Saturday and filled in the form. */
async function guestAtConfirm() {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(server, host);
  store.set(selectDayAction, '2026-11-21');
  store.set(toggleSlotAction, DINNER);
  store.set(editContactAction, { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  return { server, host, store };
}

/** A promise that is settled from outside. */
function heldAnswer() {
  let settle: { resolve: (value: Reservation) => void; reject: (error: unknown) => void };
  const answer = new Promise<Reservation>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { answer, ...settle! };
}

describe('sending a booking', () => {
  test('a hundred presses while the answer is awaited make one request', async () => {
    const { server, store } = await guestAtConfirm();
    const held = heldAnswer();
    server.answerBooking = () => held.answer;
    const presses = Array.from({ length: 100 }, () => store.set(submitBookingAction));
    held.resolve(A_RESERVATION);
    await Promise.all(presses);
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(1);
  });

  test('a booking that was accepted is not sent again, whatever step is shown', async () => {
    const { server, store } = await guestAtConfirm();
    await store.set(submitBookingAction);
    store.set(jumpToStepAction, 'confirm');
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(1);
  });

  test('an accepted booking shows the result and tells the page once', async () => {
    const { host, store } = await guestAtConfirm();
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('success');
    const reserved = host.heard.filter((event) => event.name === 'reserved');
    expect(reserved).toEqual([
      { name: 'reserved', detail: { transactionId: '9001', kind: 'booking', valueCharged: 0 } },
    ]);
    expect(host.stored.size).toBe(0);
  });

  test('a page that cancels the submit event keeps the booking from being sent', async () => {
    const { server, host, store } = await guestAtConfirm();
    host.cancel.add('submit');
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
    expect(store.get(submissionAtom).status).toBe('idle');
  });

  test('a connection that breaks leaves the outcome open, and a second try carries the same key', async () => {
    const { server, host, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await store.set(submitBookingAction);
    expect(store.get(submissionAtom).status).toBe('unknown');
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'warning',
      sentence: { key: 'errors.outcomeUnknown' },
    });
    server.answerBooking = async () => A_RESERVATION;
    await store.set(submitBookingAction);
    expect(server.bookings, 'the second click of a double click is no second try').toHaveLength(1);
    host.advance(SECOND_TRY_AFTER_MS);
    await store.set(submitBookingAction);
    const keys = server.bookings.map((booking) => booking.intentKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('without a connection says so on the step, and the next press is a new try', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('offline', 'no connection');
    };
    await store.set(submitBookingAction);
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'danger',
      sentence: { key: 'errors.offline' },
    });
    expect(store.get(alertAtom)).toBeNull();
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    server.answerBooking = async () => A_RESERVATION;
    await store.set(submitBookingAction);
    expect(new Set(server.bookings.map(({ intentKey }) => intentKey)).size).toBe(2);
    expect(store.get(stepNoticeAtom)).toBeNull();
  });

  test('a refusal is told in a dialog, in the server’s words', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('api', 'x', { status: 400, serverMessage: 'Hoje não.' });
    };
    await store.set(submitBookingAction);
    expect(store.get(alertAtom)).toEqual({ text: 'Hoje não.' });
    expect(store.get(stepNoticeAtom)).toBeNull();
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
  });

  test('an element that is removed while it sends says nothing more', async () => {
    const { host, server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new DOMException('gone', 'AbortError');
    };
    await store.set(submitBookingAction);
    expect(store.get(alertAtom)).toBeNull();
    expect(host.heard.filter(({ name }) => name === 'error')).toEqual([]);
    expect(store.get(submissionAtom).status).toBe('sending');
  });

  test('a time that the server refuses is given up, although its calendar still lists it', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('conflict', 'slot taken', { status: 409 });
    };
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(bookAtom).dateTimes).toEqual([]);
  });

  test('a lost answer has one reference in every event, which the key begins with, and keeps what the server said', async () => {
    const { server, host, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'x', { status: 500, serverMessage: 'Avaria.' });
    };
    await store.set(submitBookingAction);
    const intent = server.bookings[0]?.intentKey.slice(0, 8);
    expect(intent).toMatch(/^[2-9C-Y]{8}$/);
    expect(host.heard.filter(({ name }) => name === 'submit' || name === 'error')).toEqual([
      { name: 'submit', detail: { kind: 'booking', intent } },
      { name: 'error', detail: { code: 'outcome_unknown', status: 500, message: 'x', intent } },
    ]);
    expect(store.get(submissionAtom)).toMatchObject({ serverMessage: 'Avaria.' });
  });

  test('a fault of our own after the request was sent leaves the outcome open', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new TypeError('a fault of ours');
    };
    await store.set(submitBookingAction);
    expect(store.get(submissionAtom).status).toBe('unknown');
  });

  test('another choice after a lost answer is another intent, with a key of its own', async () => {
    const { server, host, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await store.set(submitBookingAction);
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(jumpToStepAction, 'choice');
    store.set(toggleSlotAction, LATER);
    store.set(submitContactFormAction);
    await store.set(submitBookingAction);
    expect(new Set(server.bookings.map((booking) => booking.intentKey)).size).toBe(2);
  });

  test('a time that is full after a lost answer may be the customer’s own: no other times are offered', async () => {
    const { server, host, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await store.set(submitBookingAction);
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(slotsAtom, [{ ...DINNER, capacity: 0 }, LATER]);
    server.answerBooking = async () => {
      throw new ApiError('conflict', 'slot taken', { status: 409 });
    };
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(2);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'errors.outcomeUnknown' });
    expect(store.get(slotOffersAtom)).toEqual([]);
  });

  test('a time that somebody else took leads back to the calendar with free ones and all that was typed', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      server.slots = SLOTS.map((slot) => (slot === DINNER ? { ...slot, capacity: 0 } : slot));
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'Já não há mesa.' });
    };
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(stepNoticeAtom)).toMatchObject({
      sentence: { key: 'reservation.slotGone' },
      said: 'Já não há mesa.',
    });
    expect(store.get(alertAtom)).toBeNull();
    expect(store.get(submissionAtom).status).toBe('idle');
    expect(store.get(slotOffersAtom)).toEqual([LATER, SUNDAY]);
    expect(store.get(bookAtom).dateTimes).toEqual([]);
    expect(store.get(contactAtom).name).toBe('Rui Costa');
  });

  /** A guest who has chosen Saturday of an offer for whole days and filled in the form. */
  async function guestWithDay(view: Parameters<typeof aCampaign>[0] = {}, slots = SLOTS) {
    const server = createFakeServer(BOOKING_TYPE.NO_BOOK_HOUR, slots);
    server.campaign = aCampaign({ campaignType: BOOKING_TYPE.NO_BOOK_HOUR, ...view });
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host);
    store.set(selectDayAction, '2026-11-21');
    store.set(editContactAction, { name: 'Rui', email: 'rui@example.com', phone: '912345678' });
    store.set(submitContactFormAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    return { server, host, store };
  }

  test('a whole day is booked from the hour at which the campaign begins', async () => {
    const { server, store } = await guestWithDay({ startTime: '19:30' }, []);
    await store.set(submitBookingAction);
    expect(server.bookings[0]?.payload.slots).toEqual([
      { startTime: '2026-11-21T19:30:00+00:00', durationSec: 0 },
    ]);
  });

  test('a whole day that was taken leads back to the calendar with the nearest days and all that was typed', async () => {
    const { server, store } = await guestWithDay();
    server.answerBooking = async () => {
      server.slots = SLOTS.map((slot) => (slot === SUNDAY ? slot : { ...slot, capacity: 0 }));
      throw new ApiError('conflict', 'day taken', { status: 409 });
    };
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'reservation.dateNotAvailable' });
    expect(store.get(bookAtom).date).toBeNull();
    expect(store.get(contactAtom).name).toBe('Rui');
    const offers = store.get(slotOffersAtom);
    expect(offers.map((slot) => slot.startTime.slice(0, 10))).toEqual([
      '2026-11-20',
      '2026-11-22',
      '2026-11-23',
    ]);
    const [, sunday] = offers;
    if (sunday) store.set(chooseOfferedSlotAction, sunday);
    expect(store.get(bookAtom).date).toBe('2026-11-22');
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
  });

  test('a whole day that has filled up meanwhile is not sent at all', async () => {
    const { server, store } = await guestWithDay();
    server.slots = SLOTS.map((slot) => (slot === SUNDAY ? slot : { ...slot, capacity: 0 }));
    store.set(slotsAtom, server.slots);
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'reservation.dateNotAvailable' });
  });

  test('a guest who is refused reads the server’s sentence at the sign-in, and comes back to what was typed', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('auth', 'x', { status: 401, serverMessage: 'Só para clientes.' });
    };
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('login');
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'warning',
      sentence: { text: 'Só para clientes.' },
    });
    store.set(goBackAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    expect(store.get(contactAtom).name).toBe('Rui Costa');
    expect(store.get(bookAtom).dateTimes).toHaveLength(1);
  });

  test('a time that has passed meanwhile is not sent at all', async () => {
    const { server, host, store } = await guestAtConfirm();
    host.advance(Date.parse('2026-11-21T20:30:00Z') - NOW);
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
  });

  test('what is missing is asked for, and nothing is sent', async () => {
    const { server, store } = await guestAtConfirm();
    store.set(editContactAction, { email: '' });
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
    expect(server.bookings).toEqual([]);
  });

  test('an invoice that lacks its number is sent by no press; from the first on it is told of', async () => {
    const { server, store } = await guestAtConfirm();
    store.set(editInvoiceAction, { needVatInvoice: true, name: 'Rui', vatId: '123' });
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    expect(store.get(attemptsAtom)).toBe(1);
    expect(server.bookings).toEqual([]);
  });

  test('nothing is booked where vouchers are bought', async () => {
    const { server, store } = await guestAtConfirm();
    store.set(modeAtom, 'voucher');
    await store.set(submitBookingAction);
    expect(server.bookings).toEqual([]);
  });

  test('a sign-in that ended keeps the choice and asks the guest for what is missing', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = { ...A_USER, mobile: '', known: { ...A_USER.known, phone: false } };
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host, { userId: '1001', token: 'token-ana' });
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    store.set(editContactAction, { phone: '912345678' });
    store.set(submitContactFormAction);
    server.answerBooking = async () => {
      throw new ApiError('auth', 'expired', { status: 401 });
    };
    await store.set(submitBookingAction);
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'errors.sessionEnded' });
    expect(store.get(bookAtom).dateTimes).toHaveLength(1);
    server.answerBooking = async () => A_RESERVATION;
    await store.set(submitBookingAction);
    expect(server.bookings.map((booking) => booking.token)).toEqual(['token-ana', null]);
  });

  test('a signed-in booking carries the address of the account, whatever the form says', async () => {
    const { server, store } = await guestAtConfirm();
    store.set(userAtom, A_USER);
    await store.set(submitBookingAction);
    expect(JSON.stringify(server.bookings[0]?.payload)).toContain(A_USER.username);
    expect(JSON.stringify(server.bookings[0]?.payload)).not.toContain('rui@example.com');
  });

  test('a signed-in booking is followed by the conversion call, whose failure nobody sees', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = A_USER;
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host, { userId: '1001', token: 'token-ana' });
    server.api.convertBooking = async () => {
      throw new ApiError('network', 'down');
    };
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    await store.set(submitBookingAction);
    expect(server.bookings[0]?.token).toBe('token-ana');
    expect(server.bookings[0]?.payload.userInformation.email).toBe(A_USER.username);
    expect(store.get(currentEntryAtom)?.step).toBe('success');
    expect(host.warnings).toEqual(['network: down']);
  });

  test('another day shown means no time chosen: the time of the day before is not booked unseen', async () => {
    const { server, store } = await guestAtConfirm();
    store.set(jumpToStepAction, 'choice');
    store.set(selectDayAction, '2026-11-22');
    store.set(submitBookingFormAction);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(server.bookings).toHaveLength(0);
  });

  test('a guest who may not book as one never does, also when the sign-in ends on the way', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = A_USER;
    const host = createFakeHost(NOW);
    const config = { userId: '1001', token: 'token-ana', allowGuestLogin: false };
    const store = await startTestCheckout(server, host, config);
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    server.answerBooking = async () => {
      throw new ApiError('auth', 'expired', { status: 401 });
    };
    await store.set(submitBookingAction);
    await store.set(submitBookingAction);
    expect(server.bookings.map((booking) => booking.token)).toEqual(['token-ana']);
    expect(store.get(currentEntryAtom)?.step).toBe('login');
  });

  test('a fresh token of the page signs in again after the one before was refused', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host, { userId: '1001', token: 'stale' });
    expect(store.get(userAtom)).toBeNull();
    server.user = A_USER;
    store.set(configAtom, { ...store.get(configAtom), token: 'fresh' });
    await store.set(startCheckoutAction);
    expect(store.get(userAtom)?.id).toBe('1001');
  });

  test('what may only be bought is never booked, not even where the choice has nothing to choose', async () => {
    const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
    server.campaign = aCampaign({
      campaignType: BOOKING_TYPE.DIGITAL_COUPON,
      minNumberPeople: 1,
      maxNumberPeople: 1,
      offer: true,
      isFreeOffer: false,
    });
    const store = await startTestCheckout(server, createFakeHost(NOW));
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    await store.set(startCheckoutAction, 'skip_campaign_type_5_first_step');
    // There is something to choose after all: the flow that asks is entered instead.
    expect(store.get(currentEntryAtom)).toEqual({ flow: 'booking_voucher', step: 'choice' });
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
  });

  test('a smart price is shown to premium members alone', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.campaign = aCampaign({ attributes: { SMART_PRICE: '15 €' } });
    const host = createFakeHost(NOW);
    const store = await startTestCheckout(server, host, { reservationType: 'smart' });
    expect(store.get(priceAtom)?.unitCents).toBe(2500);
    expect(store.get(currentEntryAtom)?.step).toBe('plans');
    store.set(userAtom, { ...A_USER, isPremium: true });
    expect(store.get(priceAtom)?.unitCents).toBe(1500);
  });

  test('a restart while the answer is awaited waits for it, and an accepted booking stays on the screen', async () => {
    const { server, store } = await guestAtConfirm();
    const held = heldAnswer();
    server.answerBooking = () => held.answer;
    const sending = store.set(submitBookingAction);
    await store.set(startCheckoutAction);
    await store.set(submitBookingAction);
    held.resolve(A_RESERVATION);
    await sending;
    expect(server.bookings).toHaveLength(1);
    expect(store.get(currentEntryAtom)?.step).toBe('success');
  });

  test('a restart that waited for a refusal begins anew', async () => {
    const { server, store } = await guestAtConfirm();
    const held = heldAnswer();
    server.answerBooking = () => held.answer;
    const sending = store.set(submitBookingAction);
    await store.set(startCheckoutAction);
    held.reject(new ApiError('validation', 'refused', { status: 422 }));
    await sending;
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(submissionAtom).status).toBe('idle');
  });

  test('nothing is sent while the calendar is read anew after a refusal', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      throw new ApiError('conflict', 'slot taken', { status: 409 });
    };
    let answerSlots = (_slots: readonly Slot[]) => {};
    server.api.getCampaignSlots = () =>
      new Promise((resolve) => {
        answerSlots = resolve;
      });
    const sending = store.set(submitBookingAction);
    await new Promise((resolve) => setImmediate(resolve));
    await store.set(submitBookingAction);
    answerSlots(SLOTS);
    await sending;
    expect(server.bookings).toHaveLength(1);
  });

  test('a refusal that is not about a time shows what the server says', async () => {
    const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
    const store = await startTestCheckout(server, createFakeHost(NOW));
    store.set(submitBookingFormAction);
    store.set(editContactAction, { name: 'Rui', email: 'rui@example.com', phone: '912345678' });
    store.set(submitContactFormAction);
    server.answerBooking = async () => {
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'Campanha fechada.' });
    };
    await store.set(submitBookingAction);
    expect(store.get(alertAtom)).toEqual({ text: 'Campanha fechada.' });
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  });

  /** Ana, signed in, at the confirmation of dinner for two at 25 euros each, with a prize of 5. */
  async function customerWithPrize(prizeValueCents = 500) {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = A_USER;
    server.api.getPrizes = async () => [{ id: '77', prizeTitle: 'Vale', prizeValueCents }];
    const store = await startTestCheckout(server, createFakeHost(NOW), SIGNED_IN);
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    await store.set(loadPrizesAction);
    store.set(bookAtom, (book) => ({ ...book, prizeId: '77' }));
    return { server, store };
  }

  /** The same after a lost answer and a reload, ready for the second try. */
  async function loseAndReload(getPrizes: AllCalls['getPrizes']) {
    const { server, store } = await customerWithPrize();
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'x');
    };
    await store.set(submitBookingAction);
    const state = store.get(savedStateAtom);
    const host = createFakeHost(NOW + SECOND_TRY_AFTER_MS);
    if (state) host.storage.write(store.get(savedStateKeyAtom), serializeSavedState(state));
    for (let drawn = 0; drawn < 9; drawn += 1) host.randomId();
    const after = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    after.user = A_USER;
    after.api.getPrizes = getPrizes;
    const page = await startTestCheckout(after, host, SIGNED_IN);
    await page.set(submitBookingAction);
    return { first: server.bookings[0], second: after.bookings[0] };
  }

  test('a second try after a reload says the same, its prize too', async () => {
    const prizes = [{ id: '77', prizeTitle: 'Vale', prizeValueCents: 500 }];
    const { first, second } = await loseAndReload(async () => prizes);
    expect(second?.payload).toEqual(first?.payload);
    expect(second?.intentKey).toBe(first?.intentKey);
  });

  test('a second try without the prize, which cannot be read, never goes under the first one’s key', async () => {
    const { first, second } = await loseAndReload(async () => {
      throw new ApiError('network', 'x');
    });
    expect(second?.payload.prizeTransactionId).toBeNull();
    expect(second?.intentKey).not.toBe(first?.intentKey);
  });

  test('spec section 6 "can use prizes": a prize is taken off what is shown and sent with the booking', async () => {
    const { server, store } = await customerWithPrize();
    expect(store.get(priceAtom)).toMatchObject({ prizeCents: 500, totalCents: 4500 });
    await store.set(submitBookingAction);
    expect(server.bookings[0]?.payload.prizeTransactionId).toBe(77);
    // The prize is used up by then: the total that was shown stays, also for a reload.
    store.set(readPrizesAtom, null);
    expect(store.get(savedStateAtom)?.reservation).toMatchObject({ shownCents: 4500 });
  });

  test('a prize that would leave less than 2 euros is neither taken off nor sent', async () => {
    const { server, store } = await customerWithPrize(4801);
    expect(store.get(priceAtom)).toMatchObject({ isPrizeTooHigh: true, totalCents: 5000 });
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    store.set(bookAtom, (book) => ({ ...book, prizeId: null }));
    await store.set(submitBookingAction);
    expect(server.bookings[0]?.payload.prizeTransactionId).toBeNull();
  });

  test('the conversion call carries a key of its own', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = A_USER;
    const store = await startTestCheckout(server, createFakeHost(NOW), {
      userId: '1001',
      token: 'token-ana',
    });
    let conversionKey = '';
    server.api.convertBooking = async (_user, _conversion, { intentKey }) => {
      conversionKey = intentKey;
    };
    store.set(selectDayAction, '2026-11-21');
    store.set(toggleSlotAction, DINNER);
    await store.set(submitBookingAction);
    expect(conversionKey).not.toBe('');
    expect(conversionKey).not.toBe(server.bookings[0]?.intentKey);
  });
});
