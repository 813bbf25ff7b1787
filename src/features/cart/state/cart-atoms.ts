import { atom } from 'jotai/vanilla';

import { runAtom } from '../../../context/run-atom.ts';
import {
  type Cart,
  type CartChange,
  type LinePlace,
  type ShopNotes,
  toCart,
} from '../rules/cart.ts';
import { type CartLines, type MenuCart, priceMenuCart } from '../rules/page-cart-rules.ts';
import { resolveLines, type UnavailableItem } from '../rules/resolve-cart.ts';
import type { CartEntry, ShoppingCart } from '../rules/server-cart-schema.ts';
import { shoppingCartAtom } from './shopping-cart-atom.ts';
import { bookableAtom, currencyAtom, shopAtom } from '../../offer/state/offer-atoms.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import { transportCostAtom } from '../../offer/state/transport-terms-atoms.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';

/** The items of a menu order: ids and quantities; none in product checkout. */
export const cartLinesAtom = runAtom<CartLines>([]);

/** The customer's notes to the shops; never stored. Spec section 2 "Cart review". */
export const shopNotesAtom = runAtom<ShopNotes>({});

interface RemovedEntry extends CartEntry {
  /** Null if a failed change removed it: the server removed the line, and adding the rest again failed. */
  place: LinePlace | null;
}

/** The last removed line, which can be put back. */
export const removedEntryAtom = runAtom<RemovedEntry | null>(null);

/** The product whose line was changed last; its line shows the refusal. */
export const changedLineAtom = atom<string | null>(null);

/** Items of the page's cart that could not be ordered at the start. */
export const pageUnavailableItemsAtom = runAtom<readonly UnavailableItem[]>([]);

/** Changes that the customer has to see before anything is sent. */
export const cartChangesAtom = runAtom<readonly CartChange[]>([]);

/** Whether the cart was ordered; the next order starts with an empty one. */
export const orderIsDoneAtom = atom(false);

/** The lines checked against the current menu. */
const resolvedLinesAtom = atom((get) => resolveLines(get(cartLinesAtom), get(menuItemsAtom)));

/** The cart of a menu order, priced with the chosen delivery. Spec section 9 "Cart final price". */
export const menuCartAtom = atom((get): MenuCart => {
  const { id = '', name = '' } = get(shopAtom) ?? {};
  return priceMenuCart(get(resolvedLinesAtom).lines, {
    shop: { id, name },
    items: get(menuItemsAtom),
    discountPercent: get(bookableAtom)?.discountPercent ?? 0,
    deliveryCostCents: get(transportCostAtom),
    currency: get(currencyAtom),
  });
});

/** Requested items that cannot be ordered, at the start or since the menu changed. */
export const unavailableItemsAtom = atom((get): readonly UnavailableItem[] => [
  ...get(pageUnavailableItemsAtom),
  ...get(resolvedLinesAtom).unavailableItems,
]);

/** The quantity of each item in the cart. */
export const quantitiesAtom = atom(
  (get): ReadonlyMap<string, number> =>
    new Map(get(cartLinesAtom).map(({ productId, quantity }) => [productId, quantity])),
);

const EMPTY_CART: ShoppingCart = {
  shops: [],
  itemsTotalCents: 0,
  discountCents: 0,
  finalCents: 0,
  couponCode: null,
};

/** The cart of the running flow. */
export const cartAtom = atom((get): Cart =>
  get(isProductCheckoutAtom) ? toCart(get(shoppingCartAtom) ?? EMPTY_CART) : get(menuCartAtom),
);

/** Shows an order of this browser that may still have to be paid; null without one. The code of the order sets it. */
export const unpaidOrderAtom = runAtom<{ show: () => void } | null>(null);
