import { atom } from 'jotai/vanilla';

import type { CartEntry } from '../rules/cart.ts';
import { cartAtom } from './cart-atom.ts';

/** What was taken out of the server's cart last, to be put back as it was. */
export interface RemovedEntry extends CartEntry {
  /** Nobody asked for that: the server took it out and not the rest back in. */
  byFault: boolean;
}

/** What was taken out last; null when there is nothing to put back. */
export const removedEntryAtom = atom<RemovedEntry | null>(null);

/** Whether the page asked for other items while the cart was being changed; they go in once that has ended. */
export const fillIsDueAtom = atom(false);

/** Lines with the number of pieces that the customer wants, while the server's cart is brought there, in the order of asking. */
export const wantedLinesAtom = atom<readonly CartEntry[]>([]);

/** The server's cart as the customer wants it: what was pressed shows at once, what it costs when the server says so. */
export const wantedCartAtom = atom((get) => {
  const cart = get(cartAtom);
  const wanted = new Map(get(wantedLinesAtom).map(({ id, quantity }) => [id, quantity]));
  const shops = cart.shops.map((shop) => ({
    ...shop,
    items: shop.items.map((item) => ({ ...item, quantity: wanted.get(item.id) ?? item.quantity })),
  }));
  return { ...cart, shops };
});
