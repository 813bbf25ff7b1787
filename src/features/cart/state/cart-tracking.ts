import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { countPieces, isCartEmpty } from '../rules/cart.ts';
import type { CartEntry } from '../rules/server-cart-schema.ts';
import { cartAtom } from './cart-atoms.ts';
import {
  type MeasuredOffer,
  type MeasuredThing,
  offerEvent,
} from '../../offer/rules/offer-events.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import type { CheckoutEventDetails } from '../../../platform/host/checkout-events.ts';

/** Tracks a GA4 event of a cart. GA4 "Recommended events". */
function track(
  get: Getter,
  name: 'add_to_cart' | 'remove_from_cart' | 'view_cart',
  offer: MeasuredOffer,
): void {
  get(servicesAtom).host.track(name, offerEvent('view_item', offer).params);
}

type MeasuredEntry = Pick<CartEntry, 'productId' | 'name' | 'unitCents' | 'quantity'>;

/** Cart lines as GA4 items, without notes or other personal data. */
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

/** The cart as GA4 items. */
export const measuredCartAtom = atom((get): MeasuredOffer => {
  const { shops, currency, hasSeveralCurrencies } = get(cartAtom);
  const things = shops.flatMap(({ name, items }) => measuredEntries(items, name));
  return { things, currency: hasSeveralCurrencies ? null : currency };
});

/** The cart of a menu order as GA4 items; null while it is empty. */
export const measuredOrderAtom = atom((get) =>
  isCartEmpty(get(cartAtom)) ? null : get(measuredCartAtom),
);

/** The last emitted event as text, to emit changes only. */
const emittedAtom = atom('');

/** Emits the cart to the page if it has changed. Contract section 1 "cart". */
export function emitCart(get: Getter, set: Setter): void {
  const cart = get(cartAtom);
  const detail: CheckoutEventDetails['cart'] = {
    items: countPieces(cart),
    itemsTotal: cart.itemsTotalCents,
    final: cart.finalCents,
  };
  const text = JSON.stringify(detail);
  if (text === get(emittedAtom)) return;
  set(emittedAtom, text);
  get(servicesAtom).host.emit('cart', detail);
}

/** Tracks a view of a non-empty cart. */
export const trackCartAction = atom(null, (get) => {
  if (!isCartEmpty(get(cartAtom))) track(get, 'view_cart', get(measuredCartAtom));
});

/** Tracks added or removed pieces of a product. */
export function trackPieces(
  get: Getter,
  entry: Omit<MeasuredEntry, 'quantity'> & Pick<CartEntry, 'currency'>,
  by: number,
): void {
  if (by === 0) return;
  const things = measuredEntries([{ ...entry, quantity: Math.abs(by) }], get(venueAtom).name);
  track(get, by > 0 ? 'add_to_cart' : 'remove_from_cart', { things, currency: entry.currency });
}
