import { atom } from 'jotai/vanilla';

import type { MeasuredOffer } from '../rules/offer-events.ts';
import { BOOKING_TYPE, type BookingType } from '../rules/booking-type.ts';
import { priceAtom, purchaseCountAtom } from './price-atoms.ts';
import { productAtom } from './product-atom.ts';
import { serviceGroupsAtom } from '../../services/state/service-groups-atom.ts';
import { isTransportOrderAtom } from '../../../flow/state/is-transport-order-atom.ts';
import { venueAtom } from './venue-atom.ts';
import { orderOfferAtom } from './order-offer-atom.ts';

/** How something is booked, for reports. */
const categoryOf = (type: BookingType) => `booking type ${type}`;

/** Services are priced in euros. Spec section 9 "Shop services". */
const SERVICE_CURRENCY = 'EUR';

/** The services that are listed, as they are measured; null where none is. */
export const measuredListAtom = atom((get): MeasuredOffer | null => {
  const services = get(serviceGroupsAtom).flatMap((group) => group.services);
  if (services.length === 0) return null;
  const shopName = get(venueAtom).name;
  const things = services.map(({ id, serviceName, bookingConfig, priceCents }) => ({
    id,
    name: serviceName,
    shopName,
    category: categoryOf(bookingConfig?.bookingType ?? BOOKING_TYPE.NORMAL),
    unitCents: priceCents,
    quantity: 1,
  }));
  return { things, currency: SERVICE_CURRENCY };
});

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
