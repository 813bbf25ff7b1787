import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { FLOW_TABLE, type FlowType } from '../flow/flow-table.ts';
import { FLOW_TYPES } from '../../test/support/flow-types.ts';
import { canGoBackAtom, flowStackAtom } from '../flow/state/flow-atoms.ts';
import { headerTitlesAtom, showsBannerAtom } from './header-atoms.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';

const flowsWith = (option: 'showShopName' | 'showProductName'): readonly FlowType[] =>
  FLOW_TYPES.filter((flow) => FLOW_TABLE[flow].header?.[option]);

it('spec section 2: "showShopName (menu, cart flows, offer code, product checkout)"', () => {
  expect(new Set(flowsWith('showShopName'))).toEqual(
    new Set([
      'menu_only',
      'menu_and_transport_order',
      'service_menu_and_transport_order',
      'transport_order',
      'campaign_offer_code',
      'product-checkout',
    ]),
  );
});

it('spec section 2: "showProductName (service, offer code)"', () => {
  expect(new Set(flowsWith('showProductName'))).toEqual(
    new Set(['service_and_reservation', 'service_menu_and_transport_order', 'campaign_offer_code']),
  );
});

it.each([
  ['menu_only', 'the shop alone', { title: 'Tasca do Bairro', subtitle: null }],
  [
    'campaign_offer_code',
    'the product, and the shop under it',
    { title: 'Menu de degustação', subtitle: 'Tasca do Bairro' },
  ],
  ['service_and_reservation', 'the product alone', { title: 'Menu de degustação', subtitle: null }],
  [
    'booking_voucher',
    'the offer, and the shop under it',
    { title: 'Menu de degustação', subtitle: 'Tasca do Bairro' },
  ],
] as const)('the header of %s names %s', async (flow, _, titles) => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0));
  store.set(flowStackAtom, [{ flow, step: 'success' }]);
  expect(store.get(headerTitlesAtom)).toEqual(titles);
});

it('the header of a list of services names the shop alone, whatever the page names', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0));
  store.set(flowStackAtom, [{ flow: 'service_listing_and_reservation', step: 'services' }]);
  expect(store.get(headerTitlesAtom)).toEqual({ title: 'Tasca do Bairro', subtitle: null });
});

it.each([
  ['booking_voucher', true],
  ['campaign_offer_code', false],
] as const)('the sign-in of %s names a date and a party: %s', async (flow, isShown) => {
  const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
  const store = await startTestCheckout(server, createFakeHost(0));
  store.set(flowStackAtom, [{ flow, step: 'login' }]);
  expect([store.get(canGoBackAtom), store.get(showsBannerAtom)]).toEqual([true, isShown]);
});
