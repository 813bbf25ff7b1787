import { atom } from 'jotai/vanilla';

import { isTransportOrderAtom } from '../transport/is-transport-order-atom.ts';
import { isProductCheckoutAtom } from './is-product-checkout-atom.ts';

/** Whether what is sent is an order, from a menu or of the server's cart, and no booking. */
export const isOrderAtom = atom((get) => get(isTransportOrderAtom) || get(isProductCheckoutAtom));

/** What is said when nobody knows whether what was sent arrived: an order is no booking. Spec section 8. */
export const outcomeUnknownKeyAtom = atom((get) =>
  get(isOrderAtom) ? ('order.outcomeUnknown' as const) : 'errors.outcomeUnknown',
);

/** What is said when a flow goes on after a reload. */
export const restoredKeyAtom = atom((get) =>
  get(isOrderAtom) ? ('order.restored' as const) : 'savedState.restored',
);
