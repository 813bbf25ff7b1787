// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../../offer/rules/booking-type.ts';
import { jumpToStepAction } from '../../../../flow/state/move-step.ts';
import { createFakeHost } from '../../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../../test/support/state/fake-server.ts';
import { addShop } from '../../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../../test/support/screens/render-in-checkout.tsx';
import TransportDelivery from './transport-delivery.tsx';

/** Between lunch and dinner, and late, in Lisbon. */
const AFTERNOON = '2026-11-20T15:30:00Z';
const LATE = '2026-11-20T23:50:00Z';

it.each([
  ['the first free time of the calendar', AFTERNOON, ['2026-11-20T19:00:00+00:00'], '19:00'],
  ['the end of the lead time where the calendar has none', AFTERNOON, [], '16:00'],
  ['a time after midnight', LATE, ['2026-11-20T23:55:00+00:00', '2026-11-21T00:30:00Z'], '00:30'],
])('says when "as soon as possible" is: %s', async (_, now, times, time) => {
  const slots = times.map((startTime) => ({ startTime, durationSec: 900, capacity: 3 }));
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, slots);
  addShop(server);
  const { campaign } = server;
  server.campaign = { ...campaign, minimumSecondsBeforeBooking: 1800 };
  const store = await startTestCheckout(server, createFakeHost(Date.parse(now)), {
    shopId: '1',
    menu: true,
  });
  store.set(jumpToStepAction, 'delivery');
  const texts = { 'transport.asapText': 'at {time}' };
  const { root } = renderInCheckout(store, <TransportDelivery />, texts);
  expect(root.textContent).toContain(`at ${time}`);
});
