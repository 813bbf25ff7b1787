import type { Getter } from 'jotai/vanilla';

import {
  parseSavedCart,
  serializeSavedCart,
  type SavedCart,
} from '../../domain/cart/saved-cart.ts';
import { configAtom } from '../config/config-atom.ts';
import { servicesAtom } from '../services.ts';
import { chosenTransportAtom } from '../transport/transport-state-atoms.ts';
import { cartLinesAtom } from './cart-state-atoms.ts';
import { savedCartKeyAtom } from './saved-cart-key-atom.ts';

/** Keeps the order for a reload: ids, quantities and how it is brought. */
export function keepCart(get: Getter): void {
  const { host } = get(servicesAtom);
  const cart: SavedCart = {
    savedAt: host.now(),
    requested: get(configAtom).cartItems,
    lines: get(cartLinesAtom),
    transportType: get(chosenTransportAtom),
  };
  host.storage.write(get(savedCartKeyAtom), serializeSavedCart(cart));
}

/** The order as it was before a reload; null without one, and when the page asks for another cart since. */
export async function readKeptCart(get: Getter): Promise<SavedCart | null> {
  const { host } = get(servicesAtom);
  const stored = await host.storage.read(get(savedCartKeyAtom));
  const kept = stored === null ? null : parseSavedCart(stored, host.now());
  const asked = JSON.stringify(get(configAtom).cartItems);
  return kept && JSON.stringify(kept.requested) === asked ? kept : null;
}

/** Forgets the order: it was sent, and the next one is another. */
export function dropKeptCart(get: Getter): void {
  get(servicesAtom).host.storage.remove(get(savedCartKeyAtom));
}
