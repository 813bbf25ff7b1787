import { expect, it } from 'vitest';

import { parseSavedState, type SavedState } from './parse-saved-state.ts';
import { serializeSavedState } from './saved-state.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

const aState = (id: string): SavedState => ({
  savedAt: NOW,
  preselection: '',
  stack: [{ flow: 'booking_voucher', step: 'success' }],
  mode: 'voucher',
  reservationType: 'normal',
  serviceId: id,
  book: {
    date: null,
    dateTimes: [],
    numberOfPeople: 1,
    prizeId: id,
    resourceId: id,
    transportInstant: 'scheduled',
  },
  voucher: { numberOfPeople: 1, prizeId: id, needVatInvoice: false },
  method: 'wallet',
  hasTyped: false,
  pendingIntent: null,
  reservation: {
    transactionId: id,
    valueChargedCents: 100,
    points: null,
    status: id.repeat(20),
    shownCents: null,
  },
  delivery: null,
  payment: null,
  order: null,
  purchase: {
    paymentId: id,
    method: 'wallet',
    status: 'paid',
    amountCents: 100,
    shownCents: null,
    count: 1,
    reference: null,
    owner: null,
    otherOpen: false,
  },
});

it.each(['FT 2026/123', 'hipay:tx/1', '..', 'ção ñ?#&', '\ud83d'])(
  'a reference of the server is opaque text, and no reason to drop what was saved: %j',
  (id) => {
    expect(parseSavedState(serializeSavedState(aState(id)), NOW)).toMatchObject({
      serviceId: id,
      reservation: { transactionId: id },
      purchase: { paymentId: id },
      voucher: { prizeId: id },
    });
  },
);

it('a step that no flow has is no place to return to; the rest is kept', () => {
  const { stack: _, ...state } = { version: 1, ...aState('1') };
  const saved = { ...state, stack: [{ flow: 'booking_voucher', step: 'menu' }] };
  expect(parseSavedState(JSON.stringify(saved), NOW)).toMatchObject({ stack: [], serviceId: '1' });
});

it('the codes to show at the shop are not stored', () => {
  const codes = { activationCode: 'ABC', activationQrCode: 'qr:ABC' };
  const { reservation, purchase, ...state } = aState('1');
  const stored = serializeSavedState({
    ...state,
    reservation: reservation && { ...reservation, ...codes },
    purchase: purchase && { ...purchase, ...codes },
  });
  expect(stored).not.toContain('ABC');
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
  const restored = (book: object) => {
    const { version, ...state } = { version: 1, ...aState('1') };
    const saved = { ...state, version, book: { ...state.book, ...book } };
    return parseSavedState(JSON.stringify(saved), NOW);
  };
  expect(restored({ dateTimes: [{ date: '2026-11-21', times: [TIME] }] })).not.toBeNull();
  expect(restored(wrong)).toBeNull();
});

it.each([1, 10])('spec section 5 "Voucher": %d vouchers are restored', (numberOfPeople) => {
  const voucher = { ...aState('1').voucher, numberOfPeople };
  const saved = { ...aState('1'), voucher };
  expect(parseSavedState(serializeSavedState(saved), NOW)).toMatchObject({ voucher });
});

it.each([0, 11, 1.5])('spec section 5 "Voucher": %d vouchers are not', (numberOfPeople) => {
  const saved = { ...aState('1'), voucher: { ...aState('1').voucher, numberOfPeople } };
  expect(parseSavedState(serializeSavedState(saved), NOW)).toBeNull();
});

it('a form saved under an older name of its preselection is still read', () => {
  const { preselection: _, ...older } = { version: 1, wish: '{"people":3}', ...aState('1') };
  expect(parseSavedState(JSON.stringify(older), NOW)).toMatchObject({ preselection: '' });
});
