import * as v from 'valibot';
import { expect, it } from 'vitest';

import { savedBookSchema } from '../../features/offer/rules/saved-book.ts';
import { savedPurchaseSchema } from '../../features/payment/rules/saved-purchase.ts';
import { RESTORER as BOOKING } from '../../features/booking/state/restore-booking.ts';
import { RESTORER as VOUCHERS } from '../../features/vouchers/state/restore-vouchers.ts';
import { parseSavedState, savedOf, type SavedState } from './saved-flow.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

const A_STATE: SavedState = {
  version: 1,
  savedAt: NOW,
  preselection: '',
  stack: [{ flow: 'booking_voucher', step: 'success' }],
  hasTyped: false,
  pendingIntent: null,
  rooms: {},
};

const A_BOOK = {
  date: null,
  dateTimes: [],
  numberOfPeople: 1,
  prizeId: null,
  transportInstant: 'scheduled',
};

const A_VOUCHER = { numberOfPeople: 1, prizeId: null, needVatInvoice: false };

it.each(['FT 2026/123', 'hipay:tx/1', '..', 'ção ñ?#&', '\ud83d'])(
  'a reference of the server is opaque text, and no reason to drop what was saved: %j',
  (id) => {
    const reservation = {
      transactionId: id,
      valueChargedCents: 100,
      points: null,
      status: id.repeat(20),
      shownCents: null,
    };
    const purchase = {
      paymentId: id,
      method: 'wallet',
      status: 'paid',
      amountCents: 100,
      shownCents: null,
      count: 1,
      reference: null,
      owner: null,
      otherOpen: false,
    };
    const book = { ...A_BOOK, prizeId: id, resourceId: id };
    expect(v.is(BOOKING.schema, { book, reservation })).toBe(true);
    expect(v.is(VOUCHERS.schema, { ...A_VOUCHER, prizeId: id })).toBe(true);
    expect(v.is(savedPurchaseSchema, { method: 'wallet', purchase })).toBe(true);
  },
);

it('a step that no flow has is no place to return to; the rest is kept', () => {
  const saved = { ...A_STATE, stack: [{ flow: 'booking_voucher', step: 'menu' }] };
  expect(parseSavedState(JSON.stringify(saved), NOW)).toEqual({ ...A_STATE, stack: [] });
});

it('what one room cannot read costs that room only', () => {
  const rooms = {
    vouchers: { numberOfPeople: 'many' },
    booking: { book: A_BOOK, reservation: null },
  };
  const state = parseSavedState(JSON.stringify({ ...A_STATE, rooms }), NOW);
  expect(savedOf(state, 'vouchers', VOUCHERS.schema)).toBeNull();
  expect(savedOf(state, 'booking', BOOKING.schema)).toEqual({ data: rooms.booking });
});

it('a room whose data are missing or unreadable reads null if it accepts that', () => {
  const state = { ...A_STATE, rooms: { payment: 'paid' } };
  expect(savedOf(state, 'payment', savedPurchaseSchema)).toEqual({ data: null });
  expect(savedOf(state, '__proto__', savedPurchaseSchema)).toEqual({ data: null });
  expect(savedOf(null, 'booking', BOOKING.schema)).toBeNull();
});

it('a state of an earlier format, without rooms, is no state', () => {
  const { rooms: _, ...older } = A_STATE;
  const stored = JSON.stringify({ ...older, mode: 'book', book: A_BOOK });
  expect(parseSavedState(stored, NOW)).toBeNull();
});

const TIME = { time: '20:00', selectedAt: 0, startTime: '2026-11-21T20:00:00Z', durationSec: 0 };

it.each([
  ['"Date format YYYY-MM-DD"', { date: '21/11/2026' }],
  ['"each time HH:MM"', { dateTimes: [{ date: '2026-11-21', times: [{ ...TIME, time: '20h' }] }] }],
  [
    '"selectedAt at least 0"',
    { dateTimes: [{ date: '2026-11-21', times: [{ ...TIME, selectedAt: -1 }] }] },
  ],
])('spec section 5 "Booking": %s', (_, wrong) => {
  const isRead = (book: object) => v.is(savedBookSchema, { ...A_BOOK, ...book });
  expect(isRead({ dateTimes: [{ date: '2026-11-21', times: [TIME] }] })).toBe(true);
  expect(isRead(wrong)).toBe(false);
});

it.each([1, 10])('spec section 5 "Voucher": %d vouchers are restored', (numberOfPeople) => {
  expect(v.is(VOUCHERS.schema, { ...A_VOUCHER, numberOfPeople })).toBe(true);
});

it.each([0, 11, 1.5])('spec section 5 "Voucher": %d vouchers are not', (numberOfPeople) => {
  expect(v.is(VOUCHERS.schema, { ...A_VOUCHER, numberOfPeople })).toBe(false);
});
