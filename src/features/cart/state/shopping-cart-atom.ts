import { atom } from 'jotai/vanilla';

import { credentialsAtom } from '../../../context/user-atom.ts';
import type { ShoppingCart } from '../rules/server-cart.ts';
import { sellersAtom } from '../../offer/state/offer-atoms.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';

/** Where the order of one element's target is kept: beside where the customer stands. */
export const savedCartKeyAtom = atom((get) => `${get(savedStateKeyAtom)}:cart`);

const keptCartAtom = atom<ShoppingCart | null>(null);

/** The cart that the server keeps; null where the flow has none. Who sells what is in it is the venue then. */
export const shoppingCartAtom = atom(
  (get) => get(keptCartAtom),
  (_get, set, cart: ShoppingCart | null) => {
    set(keptCartAtom, cart);
    set(sellersAtom, cart?.shops.filter(({ items }) => items.length > 0) ?? []);
  },
);

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

/** The line of the server's cart that is being changed; null while none is. */
export const busyItemAtom = atom<Id | null>(null);
