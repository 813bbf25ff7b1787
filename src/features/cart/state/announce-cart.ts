import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { countPieces } from '../rules/cart.ts';
import type { CheckoutEventDetails } from '../../../platform/host/checkout-events.ts';
import { servicesAtom } from '../../../context/services.ts';
import { cartAtom } from './cart-atom.ts';

/** What the page was told last, as text. */
const toldAtom = atom('');

/** Tells the page what the cart holds now, where that is something new. Contract section 1 "cart". */
export function announceCart(get: Getter, set: Setter): void {
  const cart = get(cartAtom);
  const detail: CheckoutEventDetails['cart'] = {
    items: countPieces(cart),
    itemsTotal: cart.itemsTotalCents,
    final: cart.finalCents,
  };
  const text = JSON.stringify(detail);
  if (text === get(toldAtom)) return;
  set(toldAtom, text);
  get(servicesAtom).host.emit('cart', detail);
}
