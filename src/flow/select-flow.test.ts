import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Venue } from '../lib/config/venues.ts';
import { FLOW_TYPES } from '../../test/support/flow-types.ts';
import { selectFlow, type FlowTarget } from './select-flow.ts';

const NOTHING: FlowTarget = {
  qr: false,
  products: false,
  menu: false,
  services: false,
  campaignId: null,
  offerCode: null,
  serviceId: null,
  cartItems: [],
  venues: [],
  reservationType: null,
  providerId: '1',
};
const ITEMS = [{ id: '1', productId: '1', qty: 1 }];

describe('spec section 2 "Flow selection (first match wins)"', () => {
  it.each([
    ['1. qr present', { qr: true }, 'campaign_offer_code'],
    ['2. products present', { products: true }, 'product-checkout'],
    ['3. menu plus campaignId', { menu: true, campaignId: '7' }, 'menu_and_transport_order'],
    ['3. menu plus offerCode', { menu: true, offerCode: 'A' }, 'menu_and_transport_order'],
    ['3. menu plus cart items', { menu: true, cartItems: ITEMS }, 'menu_and_transport_order'],
    ['4. menu only', { menu: true }, 'menu_only'],
    ['5. services plus serviceId', { services: true, serviceId: '3' }, 'service_and_reservation'],
    ['6. services only', { services: true }, 'service_listing_and_reservation'],
    ['7. cart items', { cartItems: ITEMS }, 'transport_order'],
    ['8. reservationType given', { reservationType: 'smart' }, 'booking_voucher'],
    ['8. provider 4', { providerId: '4' }, 'booking_voucher'],
    ['9. otherwise', {}, 'reservation_type_booking_voucher'],
    ['9. a campaign alone', { campaignId: '7' }, 'reservation_type_booking_voucher'],
    ['9. a service without services', { serviceId: '3' }, 'reservation_type_booking_voucher'],
  ] as const)('%s', (_, target, flow) => expect(selectFlow({ ...NOTHING, ...target })).toBe(flow));

  it.each([
    ['qr before products', { qr: true, products: true }, 'campaign_offer_code'],
    ['products before menu', { products: true, menu: true }, 'product-checkout'],
    ['menu before services', { menu: true, services: true, serviceId: '3' }, 'menu_only'],
    [
      'services before cart items',
      { services: true, cartItems: ITEMS },
      'service_listing_and_reservation',
    ],
    [
      'cart items before a reservation type',
      { cartItems: ITEMS, reservationType: 'normal' },
      'transport_order',
    ],
  ] as const)('%s', (_, target, flow) => expect(selectFlow({ ...NOTHING, ...target })).toBe(flow));
});

const anyId = fc.option(fc.constantFrom('1', '7', 'A'));
const anyTarget: fc.Arbitrary<FlowTarget> = fc.record({
  qr: fc.boolean(),
  products: fc.boolean(),
  menu: fc.boolean(),
  services: fc.boolean(),
  campaignId: anyId,
  offerCode: anyId,
  serviceId: anyId,
  cartItems: fc.constantFrom([], ITEMS),
  venues: fc.constant([]),
  reservationType: fc.constantFrom(null, 'normal', 'smart'),
  providerId: fc.constantFrom('1', '4'),
});

const VENUE: Venue = {
  name: 'Baixa',
  shop: '1',
  campaign: '101',
  service: null,
  area: null,
  latitude: null,
  longitude: null,
};

it('contract section 1 "venues": the list comes before every other flow', () => {
  fc.assert(
    fc.property(anyTarget, (target) => {
      expect(selectFlow({ ...target, venues: [VENUE] })).toBe('venue_listing');
    }),
  );
});

describe('whatever the page asks for', () => {
  it('leads to one flow, never to one that is only entered from another', () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const flow = selectFlow(target);
        expect(FLOW_TYPES).toContain(flow);
        expect(flow).not.toBe('service_menu_and_transport_order');
        expect(flow).not.toBe('skip_campaign_type_5_first_step');
      }),
    );
  });

  it('lets an earlier rule win over everything that later rules look at', () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        expect(selectFlow({ ...target, qr: true })).toBe('campaign_offer_code');
        expect(selectFlow({ ...target, qr: false, products: true })).toBe('product-checkout');
        const menu = selectFlow({ ...target, qr: false, products: false, menu: true });
        expect(['menu_and_transport_order', 'menu_only']).toContain(menu);
      }),
    );
  });
});
