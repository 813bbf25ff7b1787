import { describe, expect, it } from 'vitest';

import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { NOW } from '../../../../test/support/state/start-at-login.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { configAtom, nowAtom } from '../../../context/checkout-context.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import type { Prefill } from '../../../lib/config/prefill.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { slotsAtom } from '../../offer/state/offer-atoms.ts';
import { selectDayAction, setPeopleAction, toggleSlotAction } from './edit-booking.ts';
import { lockedBookingFieldsAtom } from './locked-fields.ts';

const SLOTS = ['22T20', '22T21', '23T20'].map((at) => ({
  startTime: `2026-11-${at}:00:00+00:00`,
  durationSec: 5400,
  capacity: 6,
}));

const DINNER_FOR_TWO: Prefill = {
  people: 2,
  date: '2026-11-22',
  time: '20:00',
  lock: ['people', 'date', 'time'],
};

async function start(prefill: Prefill) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, SLOTS);
  const store = await startTestCheckout(server, createFakeHost(NOW), { prefill });
  return { store, locked: () => [...store.get(lockedBookingFieldsAtom)] };
}

describe('contract section 1 "prefill" lock', () => {
  it('keeps people, day and time as the page gives them', async () => {
    const { store, locked } = await start(DINNER_FOR_TWO);
    expect(locked()).toEqual(['people', 'date', 'time']);
    const before = store.get(bookingFormAtom);
    store.set(setPeopleAction, () => 3);
    store.set(selectDayAction, '2026-11-23');
    const [, later, another] = SLOTS;
    if (later && another) for (const slot of [later, another]) store.set(toggleSlotAction, slot);
    expect(store.get(bookingFormAtom)).toEqual(before);
  });

  it.each([
    ['more people than the offer takes', { people: 99 }, ['date', 'time']],
    ['a day without times', { date: '2026-11-24' }, ['people']],
    ['a time that is not there', { time: '19:00' }, ['people', 'date']],
  ] as const)('leaves %s to the customer', async (_, bad, expected) => {
    const { locked } = await start({ ...DINNER_FOR_TWO, ...bad });
    expect(locked()).toEqual(expected);
  });

  it('gives day and time free once they are taken or past', async () => {
    const { store, locked } = await start(DINNER_FOR_TWO);
    store.set(slotsAtom, SLOTS.slice(2));
    expect(locked()).toEqual(['people']);
    store.set(selectDayAction, '2026-11-23');
    expect(store.get(bookingFormAtom).date).toBe('2026-11-23');
    store.set(slotsAtom, []);
    expect(locked()).toEqual([]);
    expect(store.get(nowAtom)).toBe(NOW);
  });

  it('locks nothing that the page does not name', async () => {
    const { store, locked } = await start({ ...DINNER_FOR_TWO, lock: ['date'] });
    expect(locked()).toEqual(['date']);
    store.set(setPeopleAction, () => 3);
    expect(store.get(bookingFormAtom).numberOfPeople).toBe(3);
    expect(store.get(configAtom).prefill.people).toBe(2);
  });
});
