import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/services.ts';
import { isFirstTime } from '../../../flow/state/first-time.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import type { Ga4Event } from '../../../lib/ga4-event.ts';
import type { BookingType } from '../rules/booking-type.ts';
import type { MeasuredOffer } from '../rules/offer-events.ts';
import { bookableAtom, venueAtom } from './offer-atoms.ts';
import { priceAtom, purchaseCountAtom } from './price-atoms.ts';
import { orderOfferAtom } from './transport-terms-atoms.ts';

/** How something is booked, for reports. */
export const categoryOf = (type: BookingType) => `booking type ${type}`;

/** The booking or order as it is measured; null before there is one. */
export const measuredOfferAtom = atom((get): MeasuredOffer | null => {
  if (get(isMenuOrderAtom)) return get(orderOfferAtom);
  const bookable = get(bookableAtom);
  const id = bookable?.campaignId ?? bookable?.serviceId;
  if (!bookable || id == null) return null;
  const thing = {
    id,
    name: bookable.productTitle,
    shopName: get(venueAtom).name,
    category: categoryOf(bookable.bookingType),
    unitCents: get(priceAtom)?.unitCents ?? null,
    quantity: get(purchaseCountAtom),
  };
  return { things: [thing], currency: bookable.currency };
});

/** Storage key of measured transactions, so that a reload does not measure them again. */
const TRACKED_KEY = 'merchant-checkout:tracked';

/**
 * Measures a transaction once, also across a reload; only its id is kept. `before` measures what comes before it, that
 * once. Contract section 1 "Events".
 */
export async function trackOnce(
  get: Getter,
  set: Setter,
  transactionId: string,
  event: Ga4Event,
  before?: () => void,
): Promise<void> {
  if (!(await isFirstTime(get, set, TRACKED_KEY, transactionId))) return;
  before?.();
  get(servicesAtom).host.track(event.name, event.params);
}
