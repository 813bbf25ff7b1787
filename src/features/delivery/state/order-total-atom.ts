import { atom } from 'jotai/vanilla';

import { orderTotalCents } from '../../cart/rules/server-cart.ts';
import { cartAtom } from '../../cart/state/cart-atom.ts';
import { deliveryCentsAtom } from './delivery-atoms.ts';

/** What the order costs with its delivery, as far as that is chosen; in cents. */
export const orderTotalAtom = atom((get) =>
  orderTotalCents(get(cartAtom), get(deliveryCentsAtom) ?? 0),
);
