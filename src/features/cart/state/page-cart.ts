import { atom, type Atom, type Getter, type Setter } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';

import { servicesAtom } from '../../../context/services.ts';
import { isCartEmpty, setShopNote } from '../rules/cart.ts';
import {
  type CartLines,
  quantityOf,
  removeFromCart,
  setQuantity,
  undoRemoval,
} from '../rules/page-cart.ts';
import { resolveLines, type UnavailableItem } from '../rules/resolve-cart.ts';
import {
  cartAtom,
  type CartBackend,
  cartChangesAtom,
  cartLinesAtom,
  menuCartAtom,
  pageUnavailableItemsAtom,
  quantitiesAtom,
  type QuantityChange,
  removedEntryAtom,
  shopNotesAtom,
} from './cart-atoms.ts';
import { announceCart, trackPieces } from './cart-tracking.ts';
import { keepCart } from './saved-cart.ts';
import { leftCartAtom } from './shopping-cart-atom.ts';
import type { PriceListSection } from '../../offer/rules/shop.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import { transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import type { Id } from '../../../lib/config/id.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';

/** Takes over a changed cart: it is kept, measured, and the page hears of it. Not while it is being sent. */
function change(get: Getter, set: Setter, lines: CartLines, productId: Id): void {
  const before = get(cartLinesAtom);
  if (lines === before || get(submissionAtom).status === 'sending') return;
  set(cartLinesAtom, lines);
  // What it came to was said of another cart.
  set(cartChangesAtom, (changes) => changes.filter(({ kind }) => kind !== 'final'));
  keepCart(get);
  announceCart(get, set);
  const item = get(menuItemsAtom).get(productId);
  if (!item) return;
  const { currency } = get(transportTermsAtom);
  const entry = { productId, name: item.name, unitCents: item.priceCents, currency };
  trackPieces(get, entry, quantityOf(lines, productId) - quantityOf(before, productId));
}

/** Sets how many pieces of an item are in the cart; none takes it out, without a way back. */
export const setItemQuantityAction = atom(null, (get, set, { id, to }: QuantityChange) => {
  const lines = get(cartLinesAtom);
  const quantity = to(quantityOf(lines, id));
  const next =
    quantity > 0 ? setQuantity(lines, id, quantity) : (removeFromCart(lines, id)?.lines ?? lines);
  change(get, set, next, id);
});

/** Takes an item out of the cart; it can be put back until the next one is taken out. */
export const removeItemAction = atom(null, (get, set, id: Id) => {
  const removal = removeFromCart(get(cartLinesAtom), id);
  const entry = get(menuCartAtom).items.find((item) => item.id === id);
  if (!removal || !entry) return;
  change(get, set, removal.lines, id);
  set(removedEntryAtom, { ...entry, index: removal.removed.index, byFault: false });
});

/** Puts what was taken out last back where it stood. */
export const undoRemovalAction = atom(null, (get, set) => {
  const last = get(removedEntryAtom);
  if (!last) return;
  const { productId, quantity, index = 0 } = last;
  set(removedEntryAtom, null);
  const lines = undoRemoval(get(cartLinesAtom), { line: { productId, quantity }, index });
  change(get, set, lines, productId);
});

/** The cart of an order from a menu, which the page keeps. */
export const PAGE_CART: CartBackend = {
  shown: menuCartAtom,
  setQuantity: setItemQuantityAction,
  remove: removeItemAction,
  undoRemoval: undoRemovalAction,
  enter: atom(null, () => undefined),
};

/** Takes out of the cart for good what the menu does not sell any more. */
export const dropUnavailableItemsAction = atom(null, (get, set) => {
  const { lines, leftOut } = resolveLines(get(cartLinesAtom), get(menuItemsAtom));
  if (leftOut.length === 0) return;
  set(cartLinesAtom, lines);
  keepCart(get);
});

/** Takes over what the customer writes to a shop. */
export const editShopNoteAction = atom(
  null,
  (get, set, { shopId, note }: { shopId: Id; note: string }) =>
    set(shopNotesAtom, setShopNote(get(shopNotesAtom), shopId, note)),
);

/** Tells the page's developer what of the page's cart was left out, and its reason's name, in one warning. */
export function warnOfUnavailableItems(get: Getter, leftOut: readonly UnavailableItem[]): void {
  if (leftOut.length === 0) return;
  const items = leftOut.map(({ productId, reason }) => `${productId} (${reason})`);
  const message = `The cart holds what cannot be ordered, which is left out: ${items.join(', ')}.`;
  const { host } = get(servicesAtom);
  host.emit('error', { code: 'config', status: null, message });
  host.warn(message);
}

type Quantities = ReadonlyMap<Id, number>;

const isSame = (one: Quantities, other: Quantities) =>
  one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity);

/** How many pieces of a section's items are in the cart; changes only when one of the section's own does. */
export function sectionQuantitiesAtom({ items }: PriceListSection): Atom<Quantities> {
  const ids = new Set(items.map(({ id }) => id));
  const ofSection = (all: Quantities): Quantities =>
    new Map([...all].filter(([id]) => ids.has(id)));
  return selectAtom(quantitiesAtom, ofSection, isSame);
}

/**
 * Goes on with the cart as it is shown: what could not be ordered and what has changed has now been seen. An empty
 * cart stays. Spec section 8 "Empty cart".
 */
export const submitCartAction = atom(null, (get, set) => {
  if (isCartEmpty(get(cartAtom))) return set(attemptsAtom, (count) => count + 1);
  set(dropUnavailableItemsAction);
  set(pageUnavailableItemsAtom, []);
  set(cartChangesAtom, []);
  if (!get(isProductCheckoutAtom)) set(removedEntryAtom, null);
  set(leftCartAtom, null);
  set(nextStepAction, 'cart-review');
});
