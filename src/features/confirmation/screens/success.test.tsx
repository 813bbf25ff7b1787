// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import type { Reservation } from '../../../flow/rules/booking-state.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { reservationAtom } from '../../../flow/state/flow-atoms.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_RESERVATION, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import Success, { outcomeValues } from './success.tsx';
import type { Translate } from '../../../platform/i18n/message-key.ts';

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

const t: Translate = (key) => key;
const times = [{ date: '2026-11-20', time: null }];

describe('outcomeValues', () => {
  it('names the day and the window in which a date-only offer can be enjoyed', () => {
    const hours = { start: '10:00', end: '20:00' };
    expect(outcomeValues({ shop: 'Spa', times, hours }, t, 'pt-PT')).toEqual({
      shop: 'Spa',
      date: 'Sexta-feira, 20 de novembro',
      hours: 'known',
      start: '10:00',
      end: '20:00',
    });
  });

  it('speaks of opening hours where the campaign runs all day', () => {
    const hours = { start: '10:00', end: null };
    expect(outcomeValues({ shop: 'Spa', times, hours }, t, 'pt-PT')['hours']).toBe('other');
  });

  it('names no day where none was chosen', () => {
    const hours = { start: null, end: null };
    expect(outcomeValues({ shop: 'Spa', times: [], hours }, t, 'en-GB')['date']).toBe('');
  });
});
