import { atom } from 'jotai/vanilla';

import { orderIsDoneAtom } from '../../cart/state/cart-state-atoms.ts';

/** The order stands: its cart is kept for a reload of the confirmation alone, and the next start has an empty one. */
export const endOrderAction = atom(null, (_get, set) => set(orderIsDoneAtom, true));
