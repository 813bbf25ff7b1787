import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';

const { AWAITS_AVAILABILITY, INFO, MULTIPLE_DATES, TAKEAWAY_DELIVERY } = BOOKING_TYPE;

const AWAITING: ReadonlySet<BookingType> = new Set([
  AWAITS_AVAILABILITY,
  INFO,
  MULTIPLE_DATES,
  TAKEAWAY_DELIVERY,
]);

/** Whether what was sent is only a request until the merchant confirms it. Spec section 4 "Outcomes by type". */
export function awaitsMerchant(type: BookingType): boolean {
  return AWAITING.has(type);
}
