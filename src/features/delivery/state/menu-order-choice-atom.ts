import { atom } from 'jotai/vanilla';

import { isTransportOrderAtom } from '../../../flow/state/is-transport-order-atom.ts';
import { chosenTransportAtom } from '../../offer/state/transport-terms-atoms.ts';
import { cartLinesAtom } from '../../cart/state/cart-state-atoms.ts';
import { transportCartAtom } from '../../cart/state/transport-cart-atoms.ts';

/** What of the menu is ordered, how it comes and what it costs, as a text to compare; empty outside an order. */
export const menuOrderChoiceAtom = atom((get) =>
  get(isTransportOrderAtom)
    ? JSON.stringify([
        get(cartLinesAtom),
        get(chosenTransportAtom),
        get(transportCartAtom).finalCents,
      ])
    : '',
);
