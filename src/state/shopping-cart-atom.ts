import { atom } from 'jotai/vanilla';

import type { ShoppingCart } from '../domain/cart/shopping-cart.ts';

/** The cart that the server keeps; null where the flow has none. */
export const shoppingCartAtom = atom<ShoppingCart | null>(null);
