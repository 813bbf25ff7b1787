import { atom, type Atom, type WritableAtom } from 'jotai/vanilla';

import type { Cart, CartChange, CartEntry, ShopNotes } from '../rules/cart.ts';
import { type CartLines, priceMenuCart } from '../rules/page-cart.ts';
import { resolveLines, type UnavailableItem } from '../rules/resolve-cart.ts';
import { toCart } from '../rules/server-cart.ts';
import { shoppingCartAtom } from './shopping-cart-atom.ts';
import { shopAtom } from '../../offer/state/offer-atoms.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import { transportCostAtom, transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';

/** What the customer put together from the menu: ids and quantities alone. */
export const cartLinesAtom = atom<CartLines>([]);

/** What the customer wrote to each shop; kept in memory alone. Spec section 2 "Cart review". */
export const shopNotesAtom = atom<ShopNotes>({});

/** A line that was taken out, as it was. */
export interface RemovedEntry extends CartEntry {
  /** Its place among the lines that the page keeps. */
  index?: number;
  /** Nobody asked for that: the server took it out and not the rest back in. */
  byFault: boolean;
}

/** What was taken out last, to be put back; null when there is nothing to put back. */
export const removedEntryAtom = atom<RemovedEntry | null>(null);

/** What of the page's cart cannot be ordered, as it turned out at the start. */
export const pageUnavailableItemsAtom = atom<readonly UnavailableItem[]>([]);

/** What the menu changed under the customer's hands; to be seen before anything is sent. */
export const cartChangesAtom = atom<readonly CartChange[]>([]);

/** Whether the cart was ordered, and the customer has seen so; the next order does not begin with it. */
export const orderIsDoneAtom = atom(false);

const NO_SHOP = { id: '', name: '' };

/** The lines held against the menu as it is now. */
const resolvedLinesAtom = atom((get) => resolveLines(get(cartLinesAtom), get(menuItemsAtom)));

/** The order in the terms of every cart, with the delivery that is chosen. Spec section 9 "Cart final price". */
export const menuCartAtom = atom((get): Cart => {
  const { id, name } = get(shopAtom) ?? NO_SHOP;
  const { discountPercent, currency } = get(transportTermsAtom);
  return priceMenuCart(get(resolvedLinesAtom).lines, {
    shop: { id, name },
    items: get(menuItemsAtom),
    discountPercent,
    deliveryCostCents: get(transportCostAtom),
    currency,
  });
});

/** What was asked for and cannot be ordered: by the page, and what the menu has lost since. */
export const unavailableItemsAtom = atom((get): readonly UnavailableItem[] => [
  ...get(pageUnavailableItemsAtom),
  ...(get(isProductCheckoutAtom) ? [] : get(resolvedLinesAtom).leftOut),
]);

/** How many pieces of each item are in the cart. */
export const quantitiesAtom = atom(
  (get): ReadonlyMap<Id, number> =>
    new Map(get(cartLinesAtom).map(({ productId, quantity }) => [productId, quantity])),
);

const EMPTY_CART: Cart = {
  shops: [],
  items: [],
  itemsTotalCents: 0,
  discountCents: 0,
  discountPercent: null,
  deliveryCents: null,
  finalCents: 0,
  currency: 'EUR',
  couponCode: null,
};

/** The cart of the running flow, whoever keeps it, in one set of terms. */
export const cartAtom = atom((get): Cart => {
  if (!get(isProductCheckoutAtom)) return get(menuCartAtom);
  const kept = get(shoppingCartAtom);
  return kept ? toCart(kept) : EMPTY_CART;
});

/** What a line's quantity is to become, from what it is when the change is made. */
export interface QuantityChange {
  /** The line's id. */
  id: Id;
  to: (quantity: number) => number;
}

/** What can be done to a cart, by whom it is kept: the page, or the server. */
export interface CartBackend {
  /** The cart as the customer wants it, which may be ahead of what is kept. */
  shown: Atom<Cart>;
  setQuantity: WritableAtom<null, [QuantityChange], unknown>;
  /** Takes a line out; it can be put back until the next one is taken out. */
  remove: WritableAtom<null, [Id], unknown>;
  /** Puts back what was taken out last. */
  undoRemoval: WritableAtom<null, [], unknown>;
  /** The cart is shown, or another customer sees it. */
  enter: WritableAtom<null, [], unknown>;
}

/** The backend of the running flow; set as its order begins, null before. */
export const cartBackendAtom = atom<CartBackend | null>(null);
