import { atom } from 'jotai/vanilla';

import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import { shopAtom } from '../../offer/state/offer-atoms.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import { transportCostAtom, transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { priceMenuCart } from '../rules/cart-prices.ts';
import type { Cart, CartChange, ShopNotes } from '../rules/cart.ts';
import { resolveLines, type UnavailableItem } from '../rules/resolve-cart.ts';
import { toCart } from '../rules/server-cart.ts';
import type { CartLines, RemovedLine } from '../rules/transport-cart.ts';
import { shoppingCartAtom } from './shopping-cart-atom.ts';

/** What the customer put together from the menu: ids and quantities alone. */
export const cartLinesAtom = atom<CartLines>([]);

/** What the customer wrote to each shop; kept in memory alone. Spec section 2 "Cart review". */
export const shopNotesAtom = atom<ShopNotes>({});

/** What was taken out last, to be put back, and its name; null when there is nothing to put back. */
export const removedLineAtom = atom<{ removed: RemovedLine; name: string } | null>(null);

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
  ...get(resolvedLinesAtom).leftOut,
]);

/** How many pieces of each item are in the cart. */
export const quantitiesAtom = atom(
  (get): ReadonlyMap<Id, number> =>
    new Map(get(cartLinesAtom).map(({ productId, quantity }) => [productId, quantity])),
);

/** Whether the server keeps the cart: that of product checkout. */
export const cartIsOfServerAtom = atom((get) => get(currentEntryAtom)?.flow === 'product-checkout');

const EMPTY_CART: Cart = {
  shops: [],
  items: [],
  itemsTotalCents: 0,
  discountCents: 0,
  finalCents: 0,
  currency: 'EUR',
  couponCode: null,
};

/** The cart of the running flow, whoever keeps it, in one set of terms. */
export const cartAtom = atom((get): Cart => {
  if (!get(cartIsOfServerAtom)) return get(menuCartAtom);
  const kept = get(shoppingCartAtom);
  return kept ? toCart(kept) : EMPTY_CART;
});
