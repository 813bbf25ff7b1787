import { lateResource } from '../../context/late-resource.ts';
import type { Feature } from '../../flow/feature-interface.ts';
import { busyItemAtom, savedCartKeyAtom } from './state/cart-keys.ts';

/** The cart of an order. */
export const cart: Feature = {
  resources: {
    cart: lateResource(async () => (await import('./state/cart-resource.ts')).CART),
  },
  isSending: (get) => get(busyItemAtom) !== null,
  savedKeys: (get) => [get(savedCartKeyAtom)],
};
