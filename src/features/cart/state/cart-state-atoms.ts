import { atom } from 'jotai/vanilla';

import type { CartChange } from '../rules/cart-changes.ts';
import type { LeftOut } from '../rules/resolve-cart.ts';
import type { ShopNotes } from '../rules/shop-notes.ts';
import type { CartLines, RemovedLine } from '../rules/transport-cart.ts';

/** What the customer put together from the menu: ids and quantities alone. */
export const cartLinesAtom = atom<CartLines>([]);

/** What the customer wrote to each shop; kept in memory alone. Spec section 2 "Cart review". */
export const shopNotesAtom = atom<ShopNotes>({});

/** What was taken out last, to be put back, and its name; null when there is nothing to put back. */
export const removedLineAtom = atom<{ removed: RemovedLine; name: string } | null>(null);

/** What of the page's cart cannot be ordered, as it turned out at the start. */
export const pageLeftOutAtom = atom<readonly LeftOut[]>([]);

/** What the menu changed under the customer's hands; to be seen before anything is sent. */
export const cartChangesAtom = atom<readonly CartChange[]>([]);

/** Whether the cart was ordered, and the customer has seen so; the next order does not begin with it. */
export const orderIsDoneAtom = atom(false);
