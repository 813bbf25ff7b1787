import { atom } from 'jotai/vanilla';

import { credentialsAtom } from '../../../context/checkout-context.ts';
import type { ShoppingCart } from '../rules/server-cart-schema.ts';
import { goodsCurrencyAtom, sellersAtom } from '../../offer/state/offer-atoms.ts';

const keptCartAtom = atom<ShoppingCart | null>(null);

/** The server's cart; null in flows without one. Its sellers become the venue, its currency that of the order. */
export const shoppingCartAtom = atom(
  (get) => get(keptCartAtom),
  (_get, set, cart: ShoppingCart | null) => {
    set(keptCartAtom, cart);
    const sellers = cart?.shops.filter(({ items }) => items.length > 0) ?? [];
    set(sellersAtom, sellers);
    const currency = sellers[0]?.items[0]?.currency;
    // The confirmation of an order still shows its amounts once the server has emptied the cart.
    if (currency !== undefined) set(goodsCurrencyAtom, currency);
  },
);

/** Token of the cart's user; null for the session's cart. */
export const cartTokenAtom = atom<string | null>(null);

/** Whether the server's cart belongs to the current user or session. */
export const cartIsOwnAtom = atom(
  (get) => get(cartTokenAtom) === (get(credentialsAtom)?.token ?? null),
);

/** The cart that the customer saw before another user's was loaded; null if the customer has seen the current one. */
export const leftCartAtom = atom<ShoppingCart | null>(null);
