import type { Feature } from '../../flow/feature.ts';
import { busyItemAtom } from './state/shopping-cart-atom.ts';
import { loadCart } from './state/load-cart.ts';
import { savedCartKeyAtom } from './state/saved-cart-key-atom.ts';

/** What is put together to be ordered. */
export const cart: Feature = {
  loads: { cart: loadCart },
  isSending: (get) => get(busyItemAtom) !== null,
  savedKeys: (get) => [get(savedCartKeyAtom)],
};
