// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE, type BookingType } from '../rules/booking-type.ts';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { ServiceFacts } from './service-facts.tsx';

const SERVICE = {
  id: '21',
  serviceName: 'Massagem',
  serviceDescription: '',
  bookingConfig: null,
  minimumTimeBeforeBooking: 0,
  estimatedServiceDurationSeconds: 1800,
  subcategoryId: null,
};

async function show(priceCents: number | null, bookingType: BookingType = BOOKING_TYPE.NORMAL) {
  const bookingConfig = aBookingConfig({ bookingType });
  const service = { ...SERVICE, bookingConfig, priceCents };
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0));
  return renderInCheckout(store, <ServiceFacts service={service} />).root.textContent;
}

it.each([
  ['what it costs for one person', 4500, /45,00.*price\.perPerson/],
  ['that it is free where it costs nothing', 0, /price\.free$/],
  ['no price where the merchant names none', null, /services\.minutes$/],
])('a service says %s', async (_, priceCents, text) => {
  expect(await show(priceCents)).toMatch(text);
});

it('a box that is delivered says neither minutes nor a price for one person', async () => {
  expect(await show(4500, BOOKING_TYPE.TAKEAWAY_DELIVERY)).toMatch(/^45,00\s€$/);
});
