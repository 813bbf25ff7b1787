import type { Getter } from 'jotai/vanilla';
import { servicesAtom, configAtom } from '../../../context/checkout-context.ts';
import { parseSavedCart, type SavedCart } from '../rules/saved-cart.ts';
import { cartLinesAtom, menuCartAtom } from './cart-atoms.ts';
import { savedCartKeyAtom } from './shopping-cart-atom.ts';
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
