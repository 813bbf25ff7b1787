import type { Getter, Setter } from 'jotai/vanilla';
import { configAtom } from '../../../context/checkout-context.ts';
import { savedRecord } from '../../../flow/state/saved-record.ts';
import { cartChanges } from '../rules/cart.ts';
import { resolveLines } from '../rules/resolve-cart.ts';
import { savedCartSchema, type SavedCart } from '../rules/saved-cart.ts';
import { cartChangesAtom, cartLinesAtom, menuCartAtom, orderIsDoneAtom } from './cart-atoms.ts';
import { savedCartKeyAtom } from './cart-keys.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import { chosenTransportAtom, sentAsapAtom } from '../../offer/state/transport-terms-atoms.ts';

/** The page's items as text, as they are stored. */
export const requestedText = (get: Getter) => JSON.stringify(get(configAtom).cartItems);

/** The order from a menu. */
const SAVED_CART = savedRecord<SavedCart>(savedCartSchema, (get) => get(savedCartKeyAtom));

/** Saves the order for a reload. */
export function keepCart(get: Getter): void {
  // What is not kept of the items shown, such as pictures, is dropped.
  SAVED_CART.write(get, {
    requested: requestedText(get),
    lines: get(cartLinesAtom),
    transportType: get(chosenTransportAtom),
    sentAsap: get(sentAsapAtom),
    shown: get(menuCartAtom),
  });
}

/**
 * Reads the saved order; null if the page's items have changed since. A page without items may have set them by
 * `setCart()`.
 */
async function readKeptCart(get: Getter): Promise<SavedCart | null> {
  const kept = await SAVED_CART.read(get);
  return kept && ['[]', kept.requested].includes(requestedText(get)) ? kept : null;
}

/** Removes items that the menu no longer sells. */
export function dropUnavailableItems(get: Getter, set: Setter): void {
  const { lines, unavailableItems } = resolveLines(get(cartLinesAtom), get(menuItemsAtom));
  if (unavailableItems.length === 0) return;
  set(cartLinesAtom, lines);
  keepCart(get);
}

/** Restores the order after a reload, and stores what the menu has changed since, to show it. Drops a placed order. */
export async function restoreCart(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  if (get(orderIsDoneAtom)) dropKeptCart(get);
  set(orderIsDoneAtom, false);
  const kept = await readKeptCart(get);
  if (!kept || signal.aborted) return;
  set(cartLinesAtom, kept.lines);
  set(chosenTransportAtom, kept.transportType);
  set(sentAsapAtom, kept.sentAsap);
  const changes = kept.shown ? cartChanges(kept.shown, get(menuCartAtom)) : [];
  if (changes.length === 0) return;
  dropUnavailableItems(get, set);
  set(cartChangesAtom, changes);
}

/** Deletes the saved order. */
export function dropKeptCart(get: Getter): void {
  SAVED_CART.remove(get);
}
