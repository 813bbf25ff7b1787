import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import { bookingUnitPrice, type PricedView, type UnitPrice } from './unit-price.ts';

/** What a booking costs, in cents. */
export interface BookingPrice extends UnitPrice {
  totalCents: number;
}

/**
 * The price of a booking for `people` persons; null when the campaign names none. Smart reservations
 * use SMART_PRICE or SMART_DISCOUNT where the campaign has them. Spec section 3.
 */
export function bookingPrice(
  view: PricedView,
  booking: { people: number; reservationType: ReservationType },
): BookingPrice | null {
  const price = bookingUnitPrice(view, booking.reservationType);
  return price && { ...price, totalCents: price.unitCents * booking.people };
}
