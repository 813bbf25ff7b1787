import { atom } from 'jotai/vanilla';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { MeasuredOffer } from '../../offer/rules/offer-events.ts';
import { categoryOf } from '../../offer/state/offer-tracking.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { serviceGroupsAtom } from './services.ts';

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
