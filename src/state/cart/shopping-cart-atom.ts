import { atom } from 'jotai/vanilla';

import type { ShoppingCart } from '../../domain/cart/shopping-cart.ts';

/** The cart that the server keeps; null where the flow has none. */
export const shoppingCartAtom = atom<ShoppingCart | null>(null);

/** Token of the user whose cart it is; null for that of the session. Who signs in since has another one. */
export const cartTokenAtom = atom<string | null>(null);

/** Who sells what is in the server's cart, one name after the other; empty where there is none. */
export const sellersAtom = atom((get) => {
  const shops = get(shoppingCartAtom)?.shops ?? [];
  return shops
    .filter(({ items }) => items.length > 0)
    .map(({ name }) => name)
    .join(', ');
});
