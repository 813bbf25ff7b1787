import { atom } from 'jotai/vanilla';

import { isProductCheckoutAtom } from '../order/is-product-checkout-atom.ts';
import { isTransportOrderAtom } from '../transport/is-transport-order-atom.ts';
import { chosenTransportAtom } from '../transport/transport-state-atoms.ts';
import { cartLinesAtom } from './cart-state-atoms.ts';

/** What an order adds to what was chosen, as a text to compare; empty for a booking of a date. Nothing personal is in it. */
export const orderChoiceAtom = atom((get) =>
  get(isTransportOrderAtom) ? JSON.stringify([get(cartLinesAtom), get(chosenTransportAtom)]) : '',
);

/** Whether what is sent is an order, of a menu or of the server's cart, and no booking. */
export const isOrderAtom = atom((get) => get(isTransportOrderAtom) || get(isProductCheckoutAtom));

/** What is said when nobody knows whether what was sent arrived: an order is no booking. Spec section 8. */
export const outcomeUnknownKeyAtom = atom((get) =>
  get(isOrderAtom) ? ('order.outcomeUnknown' as const) : 'errors.outcomeUnknown',
);

/** What is said when a flow goes on after a reload. */
export const restoredKeyAtom = atom((get) =>
  get(isOrderAtom) ? ('order.restored' as const) : 'savedState.restored',
);
