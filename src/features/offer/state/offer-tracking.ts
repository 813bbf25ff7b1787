import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/services.ts';
import { isFirstTime } from '../../../flow/state/first-time.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import type { Ga4Event } from '../../../platform/host/data-layer.ts';
import type { BookingType } from '../rules/booking-type.ts';
import type { MeasuredOffer } from '../rules/offer-events.ts';
import { bookableAtom, venueAtom } from './offer-atoms.ts';
import { priceAtom, purchaseCountAtom } from './price-atoms.ts';
import { orderOfferAtom } from './transport-terms-atoms.ts';

/** How something is booked, for reports. */
export const categoryOf = (type: BookingType) => `booking type ${type}`;

/** What is booked or ordered, as it is measured; null where a flow has nothing of the kind yet. */
export const measuredOfferAtom = atom((get): MeasuredOffer | null => {
  if (get(isMenuOrderAtom)) return get(orderOfferAtom);
  const product = get(bookableAtom);
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

/** Where the transactions that were measured are kept, so that a reload does not measure them again. */
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
