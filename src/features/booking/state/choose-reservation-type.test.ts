import { describe, expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { RESERVATION_TYPE_DELAY_MS } from '../../../lib/limits.ts';
import { reservationTypeAtom } from '../../offer/state/choice-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_USER, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { advancingTypeAtom, chooseReservationTypeAction } from './choose-reservation-type.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';

const NOW = Date.parse('2026-11-16T10:00:00Z');

async function start(isPremium = false) {
  const host = createFakeHost(NOW);
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, host, { reservationType: null });
  if (isPremium) store.set(userAtom, { ...A_USER, isPremium: true });
  return { host, store, step: () => store.get(currentEntryAtom)?.step };
}

describe('choosing the type of reservation', () => {
  it('continues after 500 ms, not before', async () => {
    const { host, store, step } = await start();
    store.set(chooseReservationTypeAction, 'normal');
    host.advance(RESERVATION_TYPE_DELAY_MS - 1);
    expect(step()).toBe('reservation-type');
    host.advance(1);
    expect(step()).toBe('choice');
  });

  it('shows the plans to a customer who chooses smart and is not premium', async () => {
    const { host, store, step } = await start();
    store.set(chooseReservationTypeAction, 'smart');
    host.advance(RESERVATION_TYPE_DELAY_MS);
    expect(step()).toBe('plans');
    store.set(goBackAction);
    expect(step()).toBe('reservation-type');
    expect(store.get(reservationTypeAtom)).toBe('smart');
  });

  it('takes smart from a premium member', async () => {
    const { host, store, step } = await start(true);
    store.set(chooseReservationTypeAction, 'smart');
    host.advance(RESERVATION_TYPE_DELAY_MS);
    expect(store.get(reservationTypeAtom)).toBe('smart');
    expect(step()).toBe('choice');
  });

  it('takes the last choice of two within 500 ms, and continues once', async () => {
    const { host, store, step } = await start(true);
    store.set(chooseReservationTypeAction, 'normal');
    host.advance(RESERVATION_TYPE_DELAY_MS - 1);
    store.set(chooseReservationTypeAction, 'smart');
    expect(store.get(advancingTypeAtom)).toBe('smart');
    host.advance(1);
    expect(step()).toBe('reservation-type');
    host.advance(RESERVATION_TYPE_DELAY_MS);
    expect(step()).toBe('choice');
    expect(store.get(reservationTypeAtom)).toBe('smart');
    expect(store.get(advancingTypeAtom)).toBeNull();
  });
});
