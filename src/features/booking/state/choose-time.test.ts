import { expect, it } from 'vitest';

import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { purchaseAtom } from '../../../submission/submission-atom.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { editContactAction, submitContactFormAction } from '../../contact/state/contact-form.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { chooseTimeAction } from './choose-time.ts';
import { toggleSlotAction } from './edit-booking.ts';
import { reservationAtom } from './reservation-atom.ts';
import { submitBookingAction } from './submit-booking.ts';

const SOON = '2026-11-19';
/** Days after the first 30, whose calendar has to be read. */
const [LATER, LATEST] = ['2026-12-29', '2026-12-30'];

const slotOn = (date: string): Slot => ({
  startTime: `${date}T19:00:00+00:00`,
  durationSec: 5400,
  capacity: 6,
});

async function start() {
  const slots = [SOON, LATER, LATEST].map(slotOn);
  const server = createFakeServer(BOOKING_TYPE.NORMAL, slots);
  const store = await startTestCheckout(server, createFakeHost(Date.parse('2026-11-16T10:00:00Z')));
  const press = (date: string) => store.set(chooseTimeAction, { date, time: '19:00', people: 2 });
  const chosenDays = () => store.get(bookingFormAtom).dateTimes.map(({ date }) => date);
  return { store, press, chosenDays, stepShown: () => store.get(currentEntryAtom)?.step };
}

it('a time pressed in the page is chosen once its calendar has been read', async () => {
  const { press, chosenDays, stepShown } = await start();
  await press(LATER);
  expect([chosenDays(), stepShown()]).toEqual([[LATER], 'client-info']);
});

it('of two times pressed in the page, the last one is chosen', async () => {
  const { press, chosenDays, stepShown } = await start();
  await Promise.all([press(LATER), press(LATEST)]);
  expect([chosenDays(), stepShown()]).toEqual([[LATEST], 'client-info']);
});

it('a time pressed in the page does not replace what the customer has chosen while it was read', async () => {
  const { store, press, chosenDays, stepShown } = await start();
  const choosing = press(LATER);
  store.set(toggleSlotAction, slotOn(SOON));
  expect(stepShown()).toBe('client-info');
  await choosing;
  expect([chosenDays(), stepShown()]).toEqual([[SOON], 'client-info']);
});

it('a time pressed in the page is not chosen of another offer that has started meanwhile', async () => {
  const { store, press, chosenDays } = await start();
  const choosing = press(LATER);
  await Promise.all([store.set(startCheckoutAction), choosing]);
  expect(chosenDays()).toEqual([]);
});

/** Books the time that was pressed. */
async function book({ store }: Pick<Awaited<ReturnType<typeof start>>, 'store'>) {
  store.set(editContactAction, { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' });
  store.set(submitContactFormAction);
  await store.set(submitBookingAction);
}

it('a time pressed in the page after a finished booking begins a second booking', async () => {
  const page = await start();
  const { store, press, chosenDays, stepShown } = page;
  await press(LATER);
  await book(page);
  expect(stepShown()).toBe('success');
  await press(SOON);
  expect([chosenDays(), stepShown()]).toEqual([[SOON], 'client-info']);
  expect(store.get(reservationAtom)).toBeNull();
});

it('of two times pressed in the page after a finished booking, the last one is chosen', async () => {
  const page = await start();
  const { press, chosenDays, stepShown } = page;
  await press(SOON);
  await book(page);
  await Promise.all([press(LATER), press(LATEST)]);
  expect([chosenDays(), stepShown()]).toEqual([[LATEST], 'client-info']);
});

it('a time pressed in the page leaves a payment open that is still to be made', async () => {
  const page = await start();
  const { store, press, stepShown } = page;
  await press(SOON);
  await book(page);
  const open = {
    paymentId: 'p1',
    intentKey: 'k1',
    channel: 'link',
    requestedAt: 0,
    isOpen: true,
  } as const;
  store.set(purchaseAtom, (all) => ({ ...all, payments: [open] }));
  await press(LATER);
  expect(stepShown()).toBe('success');
});
