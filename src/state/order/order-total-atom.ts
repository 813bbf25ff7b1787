import { atom } from 'jotai/vanilla';

import { orderTotalCents } from '../../domain/cart/server-cart.ts';
import { cartAtom } from '../cart/cart-atom.ts';
import { deliveryCentsAtom } from '../delivery/delivery-atoms.ts';

/** What the order costs with its delivery, as far as that is chosen; in cents. */
export const orderTotalAtom = atom((get) =>
  orderTotalCents(get(cartAtom), get(deliveryCentsAtom) ?? 0),
);
