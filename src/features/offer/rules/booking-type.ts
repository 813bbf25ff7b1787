/** Codes of the ways an offer or a service is booked. Spec section 4 "Booking types". */
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

const KNOWN = new Set<number>(Object.values(BOOKING_TYPE));

function isBookingType(code: number): code is BookingType {
  return KNOWN.has(code);
}

/** The booking type of a code; an unknown one falls back to NORMAL. Spec section 4. */
export function toBookingType(code: number | null | undefined): BookingType {
  return code != null && isBookingType(code) ? code : BOOKING_TYPE.NORMAL;
}

/** How a merchant wants to be booked. Spec section 3 "BookingConfig". */
export interface BookingConfig {
  bookingStartNote: string | null;
  bookingFinishingNote: string | null;
  bookingConfirmedNote: string | null;
  isTakeaway: boolean;
  isDelivery: boolean;
  minPartySize: number | null;
  maxPartySize: number | null;
  bookingType: BookingType;
  isOnline: boolean;
}
