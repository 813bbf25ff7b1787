import type { Ga4Event } from '../../../platform/host/data-layer.ts';
import { offerEvent, type MeasuredOffer } from '../../offer/rules/offer-events.ts';

/** The moments of a cart that carry things alone, by their GA4 name. */
export type CartMoment = 'add_to_cart' | 'remove_from_cart' | 'view_cart';

/** What came into a cart, went out of it, or is seen in it. GA4 "Recommended events". */
export function cartEvent(name: CartMoment, offer: MeasuredOffer): Ga4Event {
  const { params } = offerEvent('view_item', offer);
  return { name, params };
}
