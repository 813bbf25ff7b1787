import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/services.ts';
import type { CheckoutEventDetails } from '../../../platform/host/checkout-events.ts';
import type { MeasuredOffer } from '../../offer/rules/offer-events.ts';
import { cartEvent, measuredEntries } from '../rules/cart-events.ts';
import { countPieces, isCartEmpty } from '../rules/cart.ts';
import { cartAtom, menuCartAtom } from './cart-atoms.ts';

/** The order's cart as it is measured, each line with its shop; null while it is empty. */
export const measuredOrderAtom = atom((get): MeasuredOffer | null => {
  const cart = get(menuCartAtom);
  if (isCartEmpty(cart)) return null;
  const things = cart.shops.flatMap(({ name, items }) => measuredEntries(items, name));
  return { things, currency: cart.currency };
});

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

/** Measures that the cart is looked at; an empty one is not worth it. */
export const trackCartAction = atom(null, (get) => {
  const cart = get(cartAtom);
  if (isCartEmpty(cart)) return;
  const things = cart.shops.flatMap((shop) => measuredEntries(shop.items, shop.name));
  const { name, params } = cartEvent('view_cart', { things, currency: cart.currency });
  get(servicesAtom).host.track(name, params);
});
