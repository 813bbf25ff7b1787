import { expect, it } from 'vitest';

import { shoppingCartAtom } from '../../cart/state/shopping-cart-atom.ts';
import { couponAtom } from '../../cart/state/coupon.ts';
import { headerTitlesAtom } from '../../../app/header-atoms.ts';
import { flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import { entityConfigAtom } from '../../../context/checkout-context.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import {
  aCart,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';

it('a coupon that the page passes in stands in its field, and only the customer applies it', async () => {
  const applied: string[] = [];
  const { store, server } = await startProductCheckout({}, { prefill: { coupon: 'SAVE10' } });
  server.api.applyCoupon = async ({ couponCode }) => {
    applied.push(couponCode);
    throw new Error('not asked for');
  };
  expect(store.get(couponAtom)).toEqual({
    text: 'SAVE10',
    status: 'open',
    problem: null,
    changes: [],
  });
  expect(applied).toEqual([]);
});

const PHONE = '+351 266 700 100';

it('an empty cart names the shop of the page, and how to call it', async () => {
  const { store, shop } = await startProductCheckout({ cart: aCart(1000, []), shopPhone: PHONE });
  expect(shop.calls).toContain('getShop');
  expect(store.get(headerTitlesAtom).title).toBe('Loja 3');
  expect(store.get(venueAtom).phone?.text).toBe(PHONE);
});

it('a shop without a telephone has none: that of the brand’s support is not the shop’s', async () => {
  const { store } = await startProductCheckout({ cart: aCart(1000, []), shopPhone: '' });
  const config = store.get(entityConfigAtom);
  // Named in spec section 3, but not read.
  const env = Object.assign({}, config.env, { supportPhone: '210000002' });
  store.set(entityConfigAtom, { ...config, env });
  expect(store.get(venueAtom)).toMatchObject({ name: 'Loja 3', phone: null });
});

it('an empty cart shows also where nothing can be read of the shop', async () => {
  const { store } = await startProductCheckout({ cart: aCart(1000, []) });
  expect(store.get(flowStatusAtom).status).toBe('ready');
});

it('a cart with goods asks for no shop, and names those who sell them', async () => {
  const { store, shop } = await startProductCheckout({
    cart: aCart(1000, ['3', '4']),
    shopPhone: PHONE,
  });
  expect(shop.calls).not.toContain('getShop');
  expect(store.get(headerTitlesAtom).title).toBe('Loja 3, Loja 4');
});

it('goods of others that come into an empty cart are not named after the shop of the page', async () => {
  const { store } = await startProductCheckout({ cart: aCart(1000, []), shopPhone: PHONE });
  store.set(shoppingCartAtom, aCart(1000, ['4']));
  expect(store.get(headerTitlesAtom).title).toBe('Loja 4');
  expect(store.get(venueAtom).phone).toBeNull();
});
