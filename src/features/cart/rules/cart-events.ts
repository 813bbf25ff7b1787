import type { Ga4Event } from '../../../platform/host/data-layer.ts';
import {
  offerEvent,
  type MeasuredOffer,
  type MeasuredThing,
} from '../../offer/rules/offer-events.ts';
import type { CartEntry } from './cart.ts';

/** The moments of a cart that carry things alone, by their GA4 name. */
export type CartMoment = 'add_to_cart' | 'remove_from_cart' | 'view_cart';

/** What came into a cart, went out of it, or is seen in it. GA4 "Recommended events". */
export function cartEvent(name: CartMoment, offer: MeasuredOffer): Ga4Event {
  const { params } = offerEvent('view_item', offer);
  return { name, params };
}

/** Lines of a cart as they are measured, without a word about a person; what was written to the shop stays out. */
export function measuredEntries(
  entries: readonly Pick<CartEntry, 'productId' | 'name' | 'unitCents' | 'quantity'>[],
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
