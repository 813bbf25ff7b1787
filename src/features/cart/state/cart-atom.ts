import { atom } from 'jotai/vanilla';

import type { Cart } from '../rules/cart.ts';
import { toCart } from '../rules/server-cart.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { shoppingCartAtom } from './shopping-cart-atom.ts';
import { transportCartAtom } from './transport-cart-atoms.ts';

/** Whether the server keeps the cart: that of product checkout. */
export const cartIsOfServerAtom = atom((get) => get(currentEntryAtom)?.flow === 'product-checkout');

const EMPTY_CART: Cart = {
  shops: [],
  items: [],
  itemsTotalCents: 0,
  discountCents: 0,
  finalCents: 0,
  currency: 'EUR',
  couponCode: null,
};

/** The cart of the running flow, whoever keeps it, in one set of terms. */
export const cartAtom = atom((get): Cart => {
  if (!get(cartIsOfServerAtom)) return get(transportCartAtom);
  const kept = get(shoppingCartAtom);
  return kept ? toCart(kept) : EMPTY_CART;
});
