/** Codes of the ways to book an offer or a service. Spec section 4 "Booking types". */
export const BOOKING_TYPE = {
  NORMAL: 1,
  AWAITS_AVAILABILITY: 2,
  NO_BOOK_HOUR: 3,
  INFO: 4,
  DIGITAL_COUPON: 5,
  MULTIPLE_DATES: 6,
  TAKEAWAY_DELIVERY: 7,
} as const;

export type BookingType = (typeof BOOKING_TYPE)[keyof typeof BOOKING_TYPE];

/** The booking type of a code; NORMAL if unknown. Spec section 4. */
export function toBookingType(code: number | null): BookingType {
  return Object.values(BOOKING_TYPE).find((known) => known === code) ?? BOOKING_TYPE.NORMAL;
}

const CONFIRMED_AT_ONCE: readonly BookingType[] = [
  BOOKING_TYPE.NORMAL,
  BOOKING_TYPE.NO_BOOK_HOUR,
  BOOKING_TYPE.DIGITAL_COUPON,
];

/** Whether the merchant must confirm a booking of this type. Spec section 4 "Outcomes by type". */
export function awaitsMerchant(type: BookingType): boolean {
  return !CONFIRMED_AT_ONCE.includes(type);
}

/** Types that the server may leave pending, although they are confirmed at once as a rule. */
const MAY_BE_PENDING: readonly BookingType[] = [BOOKING_TYPE.NORMAL, BOOKING_TYPE.NO_BOOK_HOUR];

/**
 * The type whose outcome a booking has, given the server's status word, in any case: a pending booking awaits the
 * merchant. Other words change nothing. Spec section 4 "Outcomes by type", contract section 3.
 */
export function bookingTypeByStatus(type: BookingType, status: string | null): BookingType {
  const isPending = status?.toUpperCase() === 'PENDING' && MAY_BE_PENDING.includes(type);
  return isPending ? BOOKING_TYPE.AWAITS_AVAILABILITY : type;
}
