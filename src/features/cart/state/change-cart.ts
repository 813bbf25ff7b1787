import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { measuredEntries } from '../rules/measured-entries.ts';
import { cartEvent } from '../rules/cart-events.ts';
import {
  quantityOf,
  removeFromCart,
  setQuantity,
  undoRemoval,
  type CartLines,
} from '../rules/transport-cart.ts';
import type { Id } from '../../../lib/config/id.ts';
import { announceCart } from './announce-cart.ts';
import { cartChangesAtom, cartLinesAtom, removedLineAtom } from './cart-state-atoms.ts';
import { keepCart } from '../../delivery/state/keep-cart.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';

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
