import type { BookingConfig } from '../../../src/features/offer/rules/shop.ts';

/** How an offer is booked: online, on a date, for any party and without notes where nothing else is said. */
export function aBookingConfig(changes: Partial<BookingConfig> = {}): BookingConfig {
  return {
    bookingStartNote: null,
    bookingFinishingNote: null,
    bookingConfirmedNote: null,
    isTakeaway: false,
    isDelivery: false,
    minPartySize: null,
    maxPartySize: null,
    bookingType: 1,
    isOnline: true,
    ...changes,
  };
}
