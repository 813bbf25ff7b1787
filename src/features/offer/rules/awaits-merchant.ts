import { BOOKING_TYPE, type BookingType } from './booking-type.ts';

const CONFIRMED_AT_ONCE: ReadonlySet<BookingType> = new Set([
  BOOKING_TYPE.NORMAL,
  BOOKING_TYPE.NO_BOOK_HOUR,
  BOOKING_TYPE.DIGITAL_COUPON,
]);

/** Whether the merchant must confirm a booking of this type. Spec section 4 "Outcomes by type". */
export function awaitsMerchant(type: BookingType): boolean {
  return !CONFIRMED_AT_ONCE.has(type);
}
