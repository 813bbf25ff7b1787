import { describe, expect, test } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { Prefill } from '../lib/config/prefill.ts';
import type { Slot } from '../lib/time/slots.ts';
import { bookingFormAtom } from '../features/offer/state/choice-atoms.ts';
import { contactAtom } from '../features/contact/state/contact-atom.ts';
import { currentEntryAtom } from '../flow/state/flow-atoms.ts';
import { configAtom } from '../context/checkout-context.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import {
  selectDayAction,
  setPeopleAction,
  toggleSlotAction,
} from '../features/booking/state/edit-booking.ts';
import { editContactAction } from '../features/contact/state/contact-form.ts';
import { applyConfigAction } from './apply-config.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const slotOn = (day: number): Slot => ({
  startTime: `2026-11-${day}T20:00:00+00:00`,
  durationSec: 5400,
  capacity: 8,
});
const WISH: Prefill = {
  people: 4,
  date: '2026-11-23',
  time: '20:00',
  name: 'Ana',
  phone: '912345678',
};

async function begin(config: Partial<CheckoutConfig> = {}) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [slotOn(22), slotOn(23)]);
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(server, host, config);
  const change = async (part: Partial<CheckoutConfig>) => {
    const before = store.get(configAtom);
    store.set(configAtom, { ...before, ...part });
    await store.set(applyConfigAction, before);
  };
  return { store, host, server, change };
}

describe('a prefill that is set while the flow runs', () => {
  test('fills day, time, people and contact where the customer has touched nothing', async () => {
    const { store, server, change } = await begin();
    const calls = [...server.calls];
    await change({ prefill: WISH });
    expect(store.get(bookingFormAtom)).toMatchObject({
      numberOfPeople: 4,
      date: '2026-11-23',
      dateTimes: [{ date: '2026-11-23', times: [{ time: '20:00' }] }],
    });
    expect(store.get(contactAtom)).toMatchObject({ name: 'Ana', phone: '912345678' });
    expect(store.get(currentEntryAtom)?.step).toBe('choice');
    expect(server.calls).toEqual(calls);
  });

  test('leaves what the customer has chosen and typed, and fills the rest', async () => {
    const { store, change } = await begin();
    store.set(setPeopleAction, () => 5);
    store.set(editContactAction, { name: 'Rui' });
    await change({ prefill: WISH });
    expect(store.get(bookingFormAtom)).toMatchObject({ numberOfPeople: 5, date: '2026-11-23' });
    expect(store.get(contactAtom)).toMatchObject({ name: 'Rui', phone: '912345678' });
  });

  test('loads the calendar of a day beyond the first month, and then fills the time', async () => {
    const { store, server, change } = await begin();
    server.slots = [{ ...slotOn(23), startTime: '2027-01-05T20:00:00+00:00' }];
    await change({ prefill: { date: '2027-01-05', time: '20:00' } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.get(bookingFormAtom)).toMatchObject({
      date: '2027-01-05',
      dateTimes: [{ date: '2027-01-05', times: [{ time: '20:00' }] }],
    });
  });

  test('keeps the number of people that the customer has chosen, also after its calendar has loaded', async () => {
    const { store, change } = await begin();
    store.set(setPeopleAction, () => 5);
    await change({ prefill: { date: '2027-01-05' } });
    await new Promise((resolve) => setImmediate(resolve));
    await change({ prefill: { date: '2027-01-05', name: 'Ana' } });
    expect(store.get(bookingFormAtom).numberOfPeople).toBe(5);
  });

  test('changes no booking that the customer has gone on with', async () => {
    const { store, change } = await begin();
    store.set(selectDayAction, '2026-11-22');
    store.set(toggleSlotAction, slotOn(22));
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
    const chosen = store.get(bookingFormAtom);
    await change({ prefill: WISH });
    expect(store.get(bookingFormAtom)).toEqual(chosen);
    expect(store.get(contactAtom).name).toBe('Ana');
  });

  test('makes way for a later one, and for none', async () => {
    const { store, change } = await begin({ prefill: WISH });
    await change({ prefill: { people: 3, name: 'Eva' } });
    expect(store.get(bookingFormAtom)).toMatchObject({ numberOfPeople: 3, date: '2026-11-22' });
    expect(store.get(contactAtom)).toMatchObject({ name: 'Eva', phone: '' });
    await change({ prefill: {} });
    expect(store.get(bookingFormAtom).numberOfPeople).toBe(2);
    expect(store.get(contactAtom).name).toBe('');
  });
});

test('a cart for a flow that takes none changes nothing and is reported to the page once', async () => {
  const { store, host, server, change } = await begin({ services: true });
  const entry = store.get(currentEntryAtom);
  const calls = [...server.calls];
  const heardBefore = host.receivedEvents.length;
  await change({ cartItems: [{ id: '1', productId: '1', qty: 1 }] });
  expect(store.get(currentEntryAtom)).toBe(entry);
  expect(server.calls).toEqual(calls);
  expect(host.warnings.at(-1)).toContain('takes no cart');
  const receivedEvents = host.receivedEvents.slice(heardBefore);
  expect(receivedEvents.filter(({ name }) => name === 'error')).toHaveLength(1);
});
