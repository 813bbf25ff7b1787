// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import type { Reservation } from '../../../flow/rules/booking-state.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_RESERVATION, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import Success from './success.tsx';

async function show(bookingType: BookingType, reservation: Partial<Reservation> = {}) {
  const server = createFakeServer(bookingType, []);
  const bookingConfig = {
    bookingStartNote: null,
    bookingFinishingNote: null,
    bookingConfirmedNote: 'Ring <b>twice</b>.',
    isTakeaway: false,
    isDelivery: false,
    minPartySize: null,
    maxPartySize: null,
    bookingType,
    isOnline: true,
  };
  server.campaign = { ...server.campaign, bookingConfig };
  const store = await startTestCheckout(server, createFakeHost(0));
  store.set(reservationAtom, { ...A_RESERVATION, ...reservation });
  store.set(jumpToStepAction, 'success');
  return renderInCheckout(store, <Success />).root.textContent;
}

it('shows what the merchant says to a booking that stands, as plain text', async () => {
  expect(await show(BOOKING_TYPE.NORMAL)).toContain('Ring <b>twice</b>.');
});

it('does not show it while the merchant has not confirmed', async () => {
  expect(await show(BOOKING_TYPE.AWAITS_AVAILABILITY)).not.toContain('twice');
});

it.each([
  ['what it cost when it was sent', { shownCents: 4050 }, '40,50'],
  ['that it is paid at the place', { shownCents: 4050 }, 'confirm.payAtPlace'],
  ['that it is free', { shownCents: 0 }, 'confirm.free'],
])('tells %s', async (_, reservation, text) => {
  expect(await show(BOOKING_TYPE.NORMAL, reservation)).toContain(text);
});

it('names no total where nobody named a price', async () => {
  expect(await show(BOOKING_TYPE.NORMAL)).not.toContain('confirm.total');
});

it('does not say that nothing is charged where something was', async () => {
  const charged = { shownCents: 4050, valueChargedCents: 4050 };
  expect(await show(BOOKING_TYPE.NORMAL, charged)).not.toContain('confirm.payAtPlace');
});
