import { atom } from 'jotai/vanilla';

import type { ShoppingCart } from '../../domain/cart/shopping-cart.ts';

/** The cart that the server keeps; null where the flow has none. */
export const shoppingCartAtom = atom<ShoppingCart | null>(null);

/** Token of the user whose cart it is; null for that of the session. Who signs in since has another one. */
export const cartTokenAtom = atom<string | null>(null);

/** The shops that sell what is in the server's cart; none where there is none. */
export const sellersAtom = atom((get) =>
  (get(shoppingCartAtom)?.shops ?? []).filter(({ items }) => items.length > 0),
);
