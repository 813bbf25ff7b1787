import type { Getter } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import type { ShownCart } from '../rules/cart.ts';
import { parseSavedCart, type SavedCart, serializeSavedCart } from '../rules/saved-cart.ts';
import { cartLinesAtom, menuCartAtom } from './cart-atoms.ts';
import { savedCartKeyAtom } from './shopping-cart-atom.ts';
import { chosenTransportAtom, sentAsapAtom } from '../../offer/state/transport-terms-atoms.ts';

/** The order as it is shown, without what cannot change under the customer's hands. */
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

/** What the page asks for, as it is kept. */
const askedFor = (get: Getter) => JSON.stringify(get(configAtom).cartItems);

/** Keeps the order for a reload: ids, quantities, what they cost, and how it is brought. */
export function keepCart(get: Getter): void {
  const { host } = get(servicesAtom);
  const cart: SavedCart = {
    savedAt: host.now(),
    requested: askedFor(get),
    lines: get(cartLinesAtom),
    transportType: get(chosenTransportAtom),
    sentAsap: get(sentAsapAtom),
    shown: shownCart(get),
  };
  host.storage.write(get(savedCartKeyAtom), serializeSavedCart(cart));
}

/**
 * The order as it was before a reload; null without one, and when the page asks for another cart since. A page that
 * asks for none has perhaps said so by `setCart()` before.
 */
export async function readKeptCart(get: Getter): Promise<SavedCart | null> {
  const { host } = get(servicesAtom);
  const stored = await host.storage.read(get(savedCartKeyAtom));
  const kept = stored === null ? null : parseSavedCart(stored, host.now());
  return kept && ['[]', kept.requested].includes(askedFor(get)) ? kept : null;
}

/** Forgets the order: it was sent, and the next one is another. */
export function dropKeptCart(get: Getter): void {
  get(servicesAtom).host.storage.remove(get(savedCartKeyAtom));
}
