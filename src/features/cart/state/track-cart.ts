import { atom } from 'jotai/vanilla';

import { cartEvent } from '../rules/cart-events.ts';
import { measuredEntries } from '../rules/measured-entries.ts';
import { isCartEmpty } from '../rules/cart.ts';
import { cartAtom } from './cart-atom.ts';
import { servicesAtom } from '../../../context/services.ts';

/** Measures that the cart is looked at; an empty one is not worth it. */
export const trackCartAction = atom(null, (get) => {
  const cart = get(cartAtom);
  if (isCartEmpty(cart)) return;
  const things = cart.shops.flatMap((shop) => measuredEntries(shop.items, shop.name));
  const { name, params } = cartEvent('view_cart', { things, currency: cart.currency });
  get(servicesAtom).host.track(name, params);
});
