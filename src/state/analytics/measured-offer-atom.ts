import { atom } from 'jotai/vanilla';

import type { MeasuredOffer } from '../../domain/analytics/offer-events.ts';
import { bookAtom } from '../booking-state-atoms.ts';
import { priceAtom } from '../price-atoms.ts';
import { productAtom } from '../product-atom.ts';
import { venueAtom } from '../venue-atom.ts';

/** What is booked, as it is measured; null where a flow has nothing of the kind yet. */
export const measuredOfferAtom = atom((get): MeasuredOffer | null => {
  const product = get(productAtom);
  const id = product?.campaignId ?? product?.serviceId;
  if (!product || id == null) return null;
  const thing = {
    id,
    name: product.productTitle,
    shopName: get(venueAtom).name,
    category: `booking type ${product.bookingType}`,
    unitCents: get(priceAtom)?.unitCents ?? null,
    quantity: get(bookAtom).numberOfPeople,
  };
  return { things: [thing], currency: product.currency };
});
