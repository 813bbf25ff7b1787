import type { Getter } from 'jotai/vanilla';
import { servicesAtom, configAtom } from '../../../context/checkout-context.ts';
import type { ShownCart } from '../rules/cart.ts';
import { parseSavedCart, type SavedCart } from '../rules/saved-cart.ts';
import { cartLinesAtom, menuCartAtom } from './cart-atoms.ts';
import { savedCartKeyAtom } from './shopping-cart-atom.ts';
import { chosenTransportAtom, sentAsapAtom } from '../../offer/state/transport-terms-atoms.ts';

/** The parts of the order that may change without the customer. */
function shownCart(get: Getter): ShownCart {
  const { items, finalCents } = get(menuCartAtom);
  const shown = items.map(({ id, name, quantity, unitCents }) => ({
    id,
    name,
    quantity,
    unitCents,
  }));
  return { finalCents, items: shown };
}

/** The page's items as text, as they are stored. */
export const requestedText = (get: Getter) => JSON.stringify(get(configAtom).cartItems);

/** Saves the order for a reload. */
export function keepCart(get: Getter): void {
  const { host } = get(servicesAtom);
  const cart: SavedCart = {
    savedAt: host.now(),
    requested: requestedText(get),
    lines: get(cartLinesAtom),
    transportType: get(chosenTransportAtom),
    sentAsap: get(sentAsapAtom),
    shown: shownCart(get),
  };
  host.storage.write(get(savedCartKeyAtom), JSON.stringify(cart));
}

/**
 * Reads the saved order; null if the page's items have changed since. A page without items may have set them by
 * `setCart()`.
 */
export async function readKeptCart(get: Getter): Promise<SavedCart | null> {
  const { host } = get(servicesAtom);
  const stored = await host.storage.read(get(savedCartKeyAtom));
  const kept = parseSavedCart(stored, host.now());
  return kept && ['[]', kept.requested].includes(requestedText(get)) ? kept : null;
}

/** Deletes the saved order. */
export function dropKeptCart(get: Getter): void {
  get(servicesAtom).host.storage.remove(get(savedCartKeyAtom));
}
