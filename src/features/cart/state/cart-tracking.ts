import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/services.ts';
import { type CartEntry, countPieces, isCartEmpty } from '../rules/cart.ts';
import { cartAtom } from './cart-atoms.ts';
import {
  type MeasuredOffer,
  type MeasuredThing,
  offerEvent,
} from '../../offer/rules/offer-events.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import type { CheckoutEventDetails } from '../../../platform/host/checkout-events.ts';

/** Measures a moment of a cart that carries things alone, by its GA4 name. GA4 "Recommended events". */
function track(
  get: Getter,
  name: 'add_to_cart' | 'remove_from_cart' | 'view_cart',
  offer: MeasuredOffer,
): void {
  get(servicesAtom).host.track(name, offerEvent('view_item', offer).params);
}

type MeasuredEntry = Pick<CartEntry, 'productId' | 'name' | 'unitCents' | 'quantity'>;

/** Lines of a cart as they are measured, without a word about a person; what was written to the shop stays out. */
export function measuredEntries(
  entries: readonly MeasuredEntry[],
  shopName: string,
): readonly MeasuredThing[] {
  return entries.map(({ productId, name, unitCents, quantity }) => ({
    id: productId,
    name,
    shopName,
    category: 'order',
    unitCents,
    quantity,
  }));
}

/** The cart as it is measured, each line with its shop. */
export const measuredCartAtom = atom((get): MeasuredOffer => {
  const { shops, currency } = get(cartAtom);
  return { things: shops.flatMap(({ name, items }) => measuredEntries(items, name)), currency };
});

/** The same for an order from a menu; null while it is empty. */
export const measuredOrderAtom = atom((get) =>
  isCartEmpty(get(cartAtom)) ? null : get(measuredCartAtom),
);

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
  if (!isCartEmpty(get(cartAtom))) track(get, 'view_cart', get(measuredCartAtom));
});

/** Measures how many pieces of a product came or went. */
export function trackPieces(
  get: Getter,
  entry: Omit<MeasuredEntry, 'quantity'> & Pick<CartEntry, 'currency'>,
  by: number,
): void {
  if (by === 0) return;
  const things = measuredEntries([{ ...entry, quantity: Math.abs(by) }], get(venueAtom).name);
  track(get, by > 0 ? 'add_to_cart' : 'remove_from_cart', { things, currency: entry.currency });
}
