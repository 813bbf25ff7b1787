import { expect, test } from 'vitest';

import {
  firstFreeDayAtom,
  offeredOnDateAtom,
} from '../../src/features/booking/state/booking-form-atoms.ts';
import {
  chooseResourceAction,
  chosenResourceAtom,
  resourcesAtom,
} from '../../src/features/booking/state/chosen-resource.ts';
import {
  selectDayAction,
  submitBookingFormAction,
  toggleSlotAction,
} from '../../src/features/booking/state/edit-booking.ts';
import { SEATING_AREAS } from '../../src/features/booking/state/seating-areas.ts';
import { submitBookingAction } from '../../src/features/booking/state/submit-booking.ts';
import { editContactAction } from '../../src/features/contact/state/contact-form.ts';
import { goBackAction } from '../../src/flow/state/move-step.ts';
import type { CheckoutConfig } from '../../src/lib/config/checkout-config.ts';
import { startVirtualWalk, type VirtualWalk } from './start-walk.ts';

const TABLE = { campaignId: '101', shopId: '1' } satisfies Partial<CheckoutConfig>;
const ANA = { id: '1001', token: 'token-ana' };
const TERRACE = '2';
const READ = 'GET /rest/v4/shops/1/calendar/resources';

/** Opens the campaign's booking and does what the calendar does once it is shown. */
async function openCalendar(config: Partial<CheckoutConfig> = {}): Promise<VirtualWalk> {
  const walk = await startVirtualWalk({ ...TABLE, ...config }, { account: ANA });
  expect(await walk.requests(READ)).toEqual([]);
  await walk.does(({ store }) => store.set(SEATING_AREAS.load));
  return walk;
}

async function pickTime(walk: VirtualWalk): Promise<void> {
  const { store } = walk.tab;
  const day = store.get(firstFreeDayAtom);
  if (day !== null) await walk.does(() => store.set(selectDayAction, day));
  const offered = store.get(offeredOnDateAtom).find(({ disabled }) => !disabled);
  if (offered) await walk.does(() => store.set(toggleSlotAction, offered.slot));
  await walk.does(() => store.set(editContactAction, { phone: '961234567' }));
  expect(walk.step()).toBe('confirm');
}

async function openConfirm(): Promise<VirtualWalk> {
  const walk = await openCalendar();
  await pickTime(walk);
  await walk.does(({ store }) => store.set(chooseResourceAction, TERRACE));
  return walk;
}

const press = (walk: VirtualWalk) => walk.does(({ store }) => store.set(submitBookingAction));
const chosenName = ({ tab }: VirtualWalk) => tab.store.get(chosenResourceAtom)?.name;

async function sentResources(walk: VirtualWalk) {
  const sent = await walk.requests('POST /rest/bookings');
  return sent.map(({ body }) => body);
}

test('a table is booked in the seating area that was chosen, in one request', async () => {
  const walk = await openConfirm();
  expect(chosenName(walk)).toBe('Esplanada');
  await press(walk);
  expect(walk.step()).toBe('success');
  expect(chosenName(walk)).toBe('Esplanada');
  expect(await sentResources(walk)).toMatchObject([{ campaignId: 101, resourceIds: [2] }]);
  expect(await walk.requests(READ)).toHaveLength(1);
});

test('a table is booked anywhere without a choice', async () => {
  const walk = await openCalendar();
  expect(walk.tab.store.get(resourcesAtom)).toHaveLength(2);
  await pickTime(walk);
  await press(walk);
  expect(await sentResources(walk)).toMatchObject([{ resourceIds: [0] }]);
});

test('the seating area stays chosen on Back, and is named again after a reload', async () => {
  const walk = await openConfirm();
  await walk.does(({ store }) => store.set(goBackAction));
  expect(chosenName(walk)).toBe('Esplanada');
  await walk.does(({ store }) => store.set(submitBookingFormAction));
  await walk.reload();
  expect(walk.step()).toBe('confirm');
  expect(chosenName(walk)).toBe('Esplanada');
  await press(walk);
  expect(await sentResources(walk)).toMatchObject([{ resourceIds: [2] }]);
});

test('a seating area that cannot be named after a reload is not booked', async () => {
  const walk = await openConfirm();
  await walk.world.control('faults', {
    match: 'shops/1/calendar/resources',
    status: 500,
    times: 9,
  });
  await walk.reload();
  expect(walk.step()).toBe('confirm');
  await press(walk);
  expect(await sentResources(walk)).toMatchObject([{ resourceIds: [0] }]);
});

test('a seating area is forgotten when the page offers another campaign', async () => {
  const walk = await openConfirm();
  await walk.does(({ configure }) => configure({ campaignId: '102' }));
  await walk.does(({ store }) => store.set(SEATING_AREAS.load));
  expect(walk.tab.store.get(resourcesAtom)).toHaveLength(2);
  expect(chosenName(walk)).toBeUndefined();
});

test.each([
  ['a page that names no shop', { shopId: null }],
  ['a shop without them', { shopId: '3' }],
  ['an offer for whole days', { campaignId: '103' }],
])('no seating area is asked for with %s', async (_, config) => {
  const walk = await startVirtualWalk({ ...TABLE, ...config }, { account: ANA });
  await walk.does(({ store }) => store.set(SEATING_AREAS.load));
  expect(walk.tab.store.get(resourcesAtom)).toEqual([]);
});
