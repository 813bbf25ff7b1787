import { atom } from 'jotai/vanilla';

import { credentialsAtom } from '../../../context/user-atom.ts';
import type { ShoppingCart } from '../rules/shopping-cart.ts';

/** The cart that the server keeps; null where the flow has none. */
export const shoppingCartAtom = atom<ShoppingCart | null>(null);

/** Token of the user whose cart it is; null for that of the session. Who signs in since has another one. */
export const cartTokenAtom = atom<string | null>(null);

/** Whether the server's cart is that of who is signed in now; for a guest, that of the session. */
export const cartIsOwnAtom = atom(
  (get) => get(cartTokenAtom) === (get(credentialsAtom)?.token ?? null),
);

/**
 * The cart that the customer saw, where that of somebody else has been read in its place since, as when a session
 * ends; null where what is kept is what was seen.
 */
export const leftCartAtom = atom<ShoppingCart | null>(null);

/** The shops that sell what is in the server's cart; none where there is none. */
export const sellersAtom = atom((get) =>
  (get(shoppingCartAtom)?.shops ?? []).filter(({ items }) => items.length > 0),
);
