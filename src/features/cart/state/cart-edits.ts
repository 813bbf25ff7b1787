import { atom, type Atom, type Getter, type Setter } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';

import { servicesAtom } from '../../../context/services.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import type { Id } from '../../../lib/config/id.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { keepCart } from './kept-cart.ts';
import type { PriceListSection } from '../../offer/rules/shop.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import { transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { cartEvent, measuredEntries } from '../rules/cart-events.ts';
import { isCartEmpty, setShopNote } from '../rules/cart.ts';
import { resolveLines, type UnavailableItem } from '../rules/resolve-cart.ts';
import {
  quantityOf,
  removeFromCart,
  setQuantity,
  undoRemoval,
  type CartLines,
} from '../rules/transport-cart.ts';
import {
  cartAtom,
  cartChangesAtom,
  cartLinesAtom,
  pageUnavailableItemsAtom,
  quantitiesAtom,
  removedLineAtom,
  shopNotesAtom,
} from './cart-atoms.ts';
import { announceCart } from './cart-tracking.ts';
import { leftCartAtom } from './shopping-cart-atom.ts';

/** Measures how many pieces of a product came or went. */
function track(get: Getter, productId: Id, by: number): void {
  const item = get(menuItemsAtom).get(productId);
  if (!item || by === 0) return;
  const { name, priceCents: unitCents } = item;
  const entry = { productId, name, unitCents, quantity: Math.abs(by) };
  const event = cartEvent(by > 0 ? 'add_to_cart' : 'remove_from_cart', {
    things: measuredEntries([entry], get(venueAtom).name),
    currency: get(transportTermsAtom).currency,
  });
  get(servicesAtom).host.track(event.name, event.params);
}

/** Takes over a changed cart: it is kept, measured, and the page hears of it. Not while it is being sent. */
function change(get: Getter, set: Setter, lines: CartLines, productId: Id): void {
  const before = get(cartLinesAtom);
  if (lines === before || get(submissionAtom).status === 'sending') return;
  set(cartLinesAtom, lines);
  // What it came to was said of another cart.
  set(cartChangesAtom, (changes) => changes.filter(({ kind }) => kind !== 'final'));
  keepCart(get);
  announceCart(get, set);
  track(get, productId, quantityOf(lines, productId) - quantityOf(before, productId));
}

/** What an item's quantity in the cart is to become, from what it is when the change is made: 0 while it is not in it. */
interface QuantityChange {
  productId: Id;
  to: (quantity: number) => number;
}

/** Sets how many pieces of an item are in the cart; none takes it out, without a way back. */
export const setItemQuantityAction = atom(null, (get, set, { productId, to }: QuantityChange) => {
  const lines = get(cartLinesAtom);
  const quantity = to(quantityOf(lines, productId));
  const next =
    quantity > 0
      ? setQuantity(lines, productId, quantity)
      : (removeFromCart(lines, productId)?.lines ?? lines);
  change(get, set, next, productId);
});

/** Takes an item out of the cart; it can be put back until the next one goes. */
export const removeItemAction = atom(null, (get, set, productId: Id) => {
  const removal = removeFromCart(get(cartLinesAtom), productId);
  if (!removal) return;
  const name = get(menuItemsAtom).get(productId)?.name ?? '';
  change(get, set, removal.lines, productId);
  set(removedLineAtom, { removed: removal.removed, name });
});

/** Puts what was taken out last back where it stood. */
export const undoRemovalAction = atom(null, (get, set) => {
  const last = get(removedLineAtom);
  if (!last) return;
  set(removedLineAtom, null);
  change(get, set, undoRemoval(get(cartLinesAtom), last.removed), last.removed.line.productId);
});

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
  set(removedLineAtom, null);
  set(leftCartAtom, null);
  set(nextStepAction, 'cart-review');
});
