import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { reportConfigProblem } from '../../../context/problems.ts';
import { isCartOrderable, placeOfLine, setShopNote } from '../rules/cart.ts';
import { type CartLines, quantityOf, setQuantity, undoRemoval } from '../rules/page-cart-rules.ts';
import { resolveCart, type UnavailableItem } from '../rules/resolve-cart.ts';
import {
  cartAtom,
  cartChangesAtom,
  cartLinesAtom,
  menuCartAtom,
  pageUnavailableItemsAtom,
  removedEntryAtom,
  shopNotesAtom,
} from './cart-atoms.ts';
import type { CartBackend, QuantityChange } from './order-atom.ts';
import { emitCart, trackPieces } from './cart-tracking.ts';
import { dropUnavailableItems, keepCart } from './keep-cart.ts';
import { leftCartAtom } from './shopping-cart-atom.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import { currencyAtom } from '../../offer/state/offer-atoms.ts';
import type { StepId } from '../../../flow/flow-table.ts';
import {
  submitCountAtom,
  currentEntryAtom,
  isProductCheckoutAtom,
  touchedFieldsAtom,
  hasResultAtom,
} from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';

/** Applies a changed cart: saves, tracks and emits it. Does nothing while an order is sent. */
function change(get: Getter, set: Setter, lines: CartLines, productId: string): void {
  const before = get(cartLinesAtom);
  if (lines === before || get(submissionAtom).status === 'sending') return;
  set(cartLinesAtom, lines);
  // A change of the final price refers to the previous cart.
  set(cartChangesAtom, (changes) => changes.filter(({ kind }) => kind !== 'final'));
  keepCart(get);
  emitCart(get, set);
  const item = get(menuItemsAtom).get(productId);
  if (!item) return;
  const entry = {
    productId,
    name: item.name,
    unitCents: item.priceCents,
    currency: get(currencyAtom),
  };
  trackPieces(get, entry, quantityOf(lines, productId) - quantityOf(before, productId));
}

/** Sets the quantity of an item; 0 removes it. It can be put back until the next removal. */
export const setItemQuantityAction = atom(null, (get, set, { id, to }: QuantityChange) => {
  const lines = get(cartLinesAtom);
  const cart = get(menuCartAtom);
  const entry = cart.items.find((item) => item.id === id);
  const quantity = to(quantityOf(lines, id));
  change(get, set, setQuantity(lines, id, quantity), id);
  if (quantity === 0 && entry)
    set(removedEntryAtom, { ...entry, place: placeOfLine(cart, { id }) });
});

/** Puts the last removed item back in its place. */
export const undoRemovalAction = atom(null, (get, set) => {
  const last = get(removedEntryAtom);
  if (!last) return;
  const { productId, quantity, place } = last;
  set(removedEntryAtom, null);
  const lines = undoRemoval(get(cartLinesAtom), { productId, quantity }, place?.index ?? 0);
  change(get, set, lines, productId);
});

/** Edits the note to a shop, which a reload loses. */
export const editShopNoteAction = atom(
  null,
  (get, set, { shopId, note }: { shopId: string; note: string }) => {
    set(shopNotesAtom, setShopNote(get(shopNotesAtom), shopId, note));
    set(touchedFieldsAtom, new Set(get(touchedFieldsAtom)).add(`note-${shopId}`));
  },
);

/** Shows the items of the page's cart that cannot be ordered, and warns the page's developer. */
export function setUnavailableItems(
  get: Getter,
  set: Setter,
  unavailableItems: readonly UnavailableItem[],
): void {
  set(pageUnavailableItemsAtom, unavailableItems);
  if (unavailableItems.length === 0) return;
  const items = unavailableItems.map(({ productId, reason }) => `${productId} (${reason})`);
  reportConfigProblem(
    get,
    `The cart holds what cannot be ordered, which is left out: ${items.join(', ')}.`,
  );
}

/** Continues with the cart as shown; its unavailable items and changes count as seen. Spec section 8 "Empty cart". */
export const submitCartAction = atom(null, (get, set) => {
  if (!isCartOrderable(get(cartAtom))) return set(submitCountAtom, (count) => count + 1);
  dropUnavailableItems(get, set);
  set(pageUnavailableItemsAtom, []);
  set(cartChangesAtom, []);
  if (!get(isProductCheckoutAtom)) set(removedEntryAtom, null);
  set(leftCartAtom, null);
  set(nextStepAction, 'cart-review');
});

/** Applies the page's cart, checked against the price list. Spec section 2 "shoppingCartItems". */
export function applyPageCart(get: Getter, set: Setter): void {
  const resolved = resolveCart(get(configAtom).cartItems, get(menuItemsAtom));
  set(cartLinesAtom, resolved.lines);
  set(removedEntryAtom, null);
  set(cartChangesAtom, []);
  setUnavailableItems(get, set, resolved.unavailableItems);
}

const STEPS_WITH_CART: readonly StepId[] = ['menu', 'cart-review'];

/** Replaces the cart by the page's during an order. Goes back to the cart from a later step. Keeps a result. */
export const replaceCartAction = atom(null, (get, set) => {
  if (get(hasResultAtom)) return;
  applyPageCart(get, set);
  keepCart(get);
  emitCart(get, set);
  const step = get(currentEntryAtom)?.step;
  if (step !== undefined && !STEPS_WITH_CART.includes(step)) set(jumpToStepAction, 'cart-review');
});

/** The cart of a menu order. */
export const PAGE_CART: CartBackend = {
  setQuantity: setItemQuantityAction,
  undoRemoval: undoRemovalAction,
  enter: atom(null, () => undefined),
  takePageItems: replaceCartAction,
};
