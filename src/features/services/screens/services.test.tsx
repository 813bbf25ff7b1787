// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import Services from './services.tsx';

const SERVICE = {
  serviceDescription: '',
  bookingConfig: aBookingConfig({ bookingType: BOOKING_TYPE.NORMAL }),
  minimumTimeBeforeBooking: 0,
  priceCents: 4500,
  estimatedServiceDurationSeconds: 3600,
  subcategoryId: null,
};

it('a service that the platform calls sold out has no button', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.api.getShop = async () => ({
    id: '2',
    name: 'Spa',
    phone: null,
    addressView: null,
    priceListView: null,
    services: [
      { ...SERVICE, id: '31', serviceName: 'Massagem' },
      { ...SERVICE, id: '32', serviceName: 'Sauna', status: 'soldout' },
    ],
  });
  const listing = { campaignId: null, shopId: '2', services: true, reservationType: null };
  const store = await startTestCheckout(server, createFakeHost(0), listing);
  const { root } = renderInCheckout(store, <Services />);
  const [open, gone] = root.querySelectorAll('article');
  expect(open?.querySelector('button')).not.toBeNull();
  expect(gone?.textContent).toContain('services.soldOut');
  expect(gone?.querySelector('button')).toBeNull();
});
