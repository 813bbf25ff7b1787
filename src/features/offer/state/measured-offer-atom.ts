import { atom } from 'jotai/vanilla';

import type { MeasuredOffer } from '../rules/offer-events.ts';
import type { BookingType } from '../rules/booking-type.ts';
import { priceAtom, purchaseCountAtom } from './price-atoms.ts';
import { productAtom } from './product-atom.ts';
import { isTransportOrderAtom } from '../../../flow/state/is-transport-order-atom.ts';
import { venueAtom } from './venue-atom.ts';
import { orderOfferAtom } from './order-offer-atom.ts';

/** How something is booked, for reports. */
export const categoryOf = (type: BookingType) => `booking type ${type}`;

/** What is booked or ordered, as it is measured; null where a flow has nothing of the kind yet. */
export const measuredOfferAtom = atom((get): MeasuredOffer | null => {
  if (get(isTransportOrderAtom)) return get(orderOfferAtom);
  const product = get(productAtom);
  const id = product?.campaignId ?? product?.serviceId;
  if (!product || id == null) return null;
  const thing = {
    id,
    name: product.productTitle,
    shopName: get(venueAtom).name,
    category: categoryOf(product.bookingType),
    unitCents: get(priceAtom)?.unitCents ?? null,
    quantity: get(purchaseCountAtom),
  };
  return { things: [thing], currency: product.currency };
});
