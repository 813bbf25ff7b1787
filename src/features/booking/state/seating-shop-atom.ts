import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';

/** The types that book a place at one time. Spec section 4 "Booking types". */
const SEATED: readonly BookingType[] = [BOOKING_TYPE.NORMAL, BOOKING_TYPE.AWAITS_AVAILABILITY];

/**
 * The shop whose seating areas a campaign's booking can name: the page's, as no answer names a campaign's shop. Null where
 * there is none, and for services and orders.
 */
export const seatingShopIdAtom = atom((get): string | null => {
  const bookable = get(bookableAtom);
  if (!bookable || bookable.campaignId === null || get(isMenuOrderAtom)) return null;
  return SEATED.includes(bookable.bookingType) ? get(configAtom).shopId : null;
});
