// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { SEATING_AREAS } from '../state/seating-areas.ts';
import { SeatingAreaField } from './seating-area-field.tsx';

const AREAS = [
  { id: '1', name: 'Sala' },
  { id: '2', name: 'Esplanada' },
];

async function show(areas: () => Promise<typeof AREAS>) {
  const server = createFakeServer(BOOKING_TYPE.AWAITS_AVAILABILITY, []);
  server.api.getShopResources = areas;
  const host = createFakeHost(0);
  const store = await startTestCheckout(server, host, { shopId: '1' });
  const shown = renderInCheckout(store, <SeatingAreaField />);
  // The field has begun to read them; this waits for their end.
  await act(async () => void (await store.set(SEATING_AREAS.obtain).catch(() => null)));
  return { ...shown, server, store, host };
}

it('offers the seating areas of the shop, first of all no preference', async () => {
  const { all, store } = await show(async () => AREAS);
  const options = all('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['services.anyResource', 'Sala', 'Esplanada']);
  expect(store.get(bookingFormAtom).resourceId ?? null).toBeNull();
});

it.each([
  ['none', []],
  ['one alone', AREAS.slice(0, 1)],
])('is no question with %s', async (_, areas) => {
  expect((await show(async () => areas)).all('select')).toEqual([]);
});

it('is no question where the areas cannot be read, which the page hears', async () => {
  const { all, host } = await show(async () => {
    throw new ApiError('api', 'broken', { status: 500 });
  });
  expect(all('select')).toEqual([]);
  expect(host.receivedEvents.map(({ name }) => name)).toContain('error');
});
