import type { Getter, Setter } from 'jotai/vanilla';
import { servicesAtom, configAtom } from '../../../context/checkout-context.ts';
import { cartChanges } from '../rules/cart.ts';
import { resolveLines } from '../rules/resolve-cart.ts';
import { parseSavedCart, type SavedCart } from '../rules/saved-cart.ts';
import { cartChangesAtom, cartLinesAtom, menuCartAtom, orderIsDoneAtom } from './cart-atoms.ts';
import { savedCartKeyAtom } from './shopping-cart-atom.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import { chosenTransportAtom, sentAsapAtom } from '../../offer/state/transport-terms-atoms.ts';

/** The page's items as text, as they are stored. */
export const requestedText = (get: Getter) => JSON.stringify(get(configAtom).cartItems);

/** Saves the order for a reload. */
export function keepCart(get: Getter): void {
  const { host } = get(servicesAtom);
  const savedAt = host.now();
  const cart: SavedCart = {
    savedAt,
    requested: requestedText(get),
    lines: get(cartLinesAtom),
    transportType: get(chosenTransportAtom),
    sentAsap: get(sentAsapAtom),
    shown: get(menuCartAtom),
  };
  // Parsing drops what is not kept of the items shown, such as pictures.
  const kept = parseSavedCart(JSON.stringify(cart), savedAt);
  host.storage.write(get(savedCartKeyAtom), JSON.stringify(kept));
}

/**
 * Reads the saved order; null if the page's items have changed since. A page without items may have set them by
 * `setCart()`.
 */
async function readKeptCart(get: Getter): Promise<SavedCart | null> {
  const { host } = get(servicesAtom);
  const stored = await host.storage.read(get(savedCartKeyAtom));
  const kept = parseSavedCart(stored, host.now());
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
  get(servicesAtom).host.storage.remove(get(savedCartKeyAtom));
}
