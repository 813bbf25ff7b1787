import { describe, expect, it } from 'vitest';

import { A_CONFIG } from '../../../../test/support/state/start-test-checkout.ts';
import { selectFlow } from '../../../flow/select-flow.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { configOfVenue } from './chosen-config.ts';
import type { Venue } from '../../../lib/config/venues.ts';

const VENUE: Venue = {
  name: 'Baixa',
  shop: '1',
  campaign: '101',
  service: null,
  area: null,
  latitude: null,
  longitude: null,
};
const SHOP = { ...VENUE, campaign: null };
const PAGE: CheckoutConfig = { ...A_CONFIG, venues: [VENUE], reservationType: null };

describe('the config of a chosen venue', () => {
  it('names its shop, campaign and service in place of the page’s, and no venue to choose from', () => {
    const page = { ...PAGE, shopId: '9', campaignId: '9', serviceId: '9', offerCode: 'POINTS10' };
    expect(configOfVenue(page, VENUE)).toEqual({
      ...page,
      shopId: '1',
      campaignId: '101',
      serviceId: null,
      offerCode: null,
      venues: [],
      venue: 'Baixa',
    });
  });

  it.each([
    ['a campaign', VENUE, {}, 'reservation_type_booking_voucher'],
    ['a campaign and the type', VENUE, { reservationType: 'normal' }, 'booking_voucher'],
    ['a shop alone', SHOP, {}, 'service_listing_and_reservation'],
    ['a service', { ...SHOP, service: '201' }, {}, 'service_and_reservation'],
    ['a shop, on a page of menus', SHOP, { menu: true }, 'menu_only'],
    ['a campaign, on a page of menus', VENUE, { menu: true }, 'menu_and_transport_order'],
    ['a shop, on a page of products', SHOP, { products: true }, 'product-checkout'],
    [
      'a shop, on a page with a cart',
      SHOP,
      { cartItems: [{ id: '1', productId: '1', qty: 1 }] },
      'transport_order',
    ],
  ] as const)('with %s selects the flow', (_, venue, page, flow) => {
    expect(selectFlow(configOfVenue({ ...PAGE, ...page }, venue))).toBe(flow);
  });
});
