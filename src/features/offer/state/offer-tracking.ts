import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { submits } from '../../../flow/flow-rows.ts';
import { isFirstTime } from '../../../flow/state/first-time.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import type { Ga4Event } from '../../../lib/ga4-event.ts';
import { POINTS_PARTY_SIZE } from '../../../lib/limits.ts';
import type { BookingType } from '../rules/booking-type.ts';
import type { MeasuredOffer } from '../rules/offer-events.ts';
import { bookableAtom, fullPriceAtom, venueAtom, purchaseCountAtom } from './offer-atoms.ts';

/** The category of a booking type in reports. */
export const categoryOf = (type: BookingType) => `booking type ${type}`;

/** The chosen campaign or service as analytics events describe it; null before there is one. */
export const measuredOfferAtom = atom((get): MeasuredOffer | null => {
  const bookable = get(bookableAtom);
  const id = bookable?.campaignId ?? bookable?.serviceId;
  if (!bookable || id == null) return null;
  const obtainsPoints = submits(get(currentEntryAtom)?.flow, 'points');
  const thing = {
    id,
    name: bookable.productTitle,
    shopName: get(venueAtom).name,
    category: categoryOf(bookable.bookingType),
    unitCents: get(fullPriceAtom)?.unitCents ?? null,
    quantity: obtainsPoints ? POINTS_PARTY_SIZE : get(purchaseCountAtom),
  };
  return { things: [thing], currency: bookable.currency };
});

/** Storage key of the measured transactions. */
const TRACKED_KEY = 'merchant-checkout:tracked';

/** Calls `before` and measures a transaction, once, even across reloads; stores only its id. Contract section 1 "Events". */
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
