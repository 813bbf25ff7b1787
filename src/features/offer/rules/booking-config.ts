import type { BookingType } from './booking-type.ts';

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
