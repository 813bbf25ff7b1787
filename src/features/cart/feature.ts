import { savedCartKeyAtom, busyItemAtom } from './state/shopping-cart-atom.ts';
import { CART } from './state/cart-resource.ts';
import type { Feature } from '../../flow/feature-interface.ts';

/** The cart of an order. */
export const cart: Feature = {
  resources: { cart: CART },
  isSending: (get) => get(busyItemAtom) !== null,
  savedKeys: (get) => [get(savedCartKeyAtom)],
};
