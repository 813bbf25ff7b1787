import { describe, expect, test } from 'vitest';

import { ApiError } from '../../api/api-error.ts';
import { BOOKING_TYPE } from '../../domain/booking/booking-type.ts';
import type { Reservation } from '../../domain/booking/booking-state.ts';
import { SECOND_TRY_AFTER_MS } from '../../domain/limits.ts';
import type { Slot } from '../../domain/time/slot.ts';
import { bookAtom, contactAtom } from '../booking-state-atoms.ts';
import { currentEntryAtom } from '../flow-atoms.ts';
import { stepNoticeAtom } from '../problem-atoms.ts';
import { slotOffersAtom } from '../slot-offers-atom.ts';
import { submissionAtom } from '../submission-atom.ts';
import { createFakeHost } from '../testing/fake-host.ts';
import { A_RESERVATION, A_USER, createFakeServer } from '../testing/fake-server.ts';
import { startTestCheckout } from '../testing/start-test-checkout.ts';
import { toggleSlotAction, selectDayAction } from './edit-booking.ts';
import { editContactAction, submitContactFormAction } from './edit-contact.ts';
import { jumpToStepAction } from './move-step.ts';
import { submitBookingAction } from './submit-booking.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DINNER: Slot = { startTime: '2026-11-21T20:00:00+00:00', durationSec: 5400, capacity: 8 };
const LATER: Slot = { startTime: '2026-11-21T21:00:00+00:00', durationSec: 5400, capacity: 8 };
const SUNDAY: Slot = { startTime: '2026-11-22T20:00:00+00:00', durationSec: 5400, capacity: 8 };
const SLOTS = [DINNER, LATER, SUNDAY];

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
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'errors.outcomeUnknown' });
    server.answerBooking = async () => A_RESERVATION;
    await store.set(submitBookingAction);
    expect(server.bookings, 'the second click of a double click is no second try').toHaveLength(1);
    host.advance(SECOND_TRY_AFTER_MS);
    await store.set(submitBookingAction);
    const keys = server.bookings.map((booking) => booking.intentKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
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

  test('a time that somebody else took leads back to the calendar with free ones and all that was typed', async () => {
    const { server, store } = await guestAtConfirm();
    server.answerBooking = async () => {
      server.slots = SLOTS.map((slot) => (slot === DINNER ? { ...slot, capacity: 0 } : slot));
      throw new ApiError('conflict', 'slot taken', { status: 409 });
    };
    await store.set(submitBookingAction);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'reservation.slotGone' });
    expect(store.get(slotOffersAtom)).toEqual([LATER, SUNDAY]);
    expect(store.get(bookAtom).dateTimes).toEqual([]);
    expect(store.get(contactAtom).name).toBe('Rui Costa');
  });

  test('a time that has passed meanwhile is not sent at all', async () => {
    const { server, host, store } = await guestAtConfirm();
    host.advance(Date.parse('2026-11-21T20:30:00Z') - NOW);
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(0);
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
  });

  test('a sign-in that ended keeps the choice and asks the guest for what is missing', async () => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
    server.user = { ...A_USER, mobile: '' };
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
    expect(store.get(currentEntryAtom)?.step).toBe('success');
    expect(host.warnings).toEqual(['network: down']);
  });
});
