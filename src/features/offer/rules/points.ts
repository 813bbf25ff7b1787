import type { BookingType } from './booking-type.ts';
import { POINTS_MAX_OFFER_TYPE, POINTS_MIN_SHOWN } from '../../../lib/limits.ts';
import type { ExtraDiscount } from './campaign.ts';

export interface PointsFacts {
  /** Points per person. */
  points: number;
  /** Points per person for premium users. */
  premiumPoints: number;
  isPremium: boolean;
  people: number;
  offerType: BookingType;
  isVoucher: boolean;
}

/**
 * Points that a booking earns, whole; null when none are shown: less than one, an offer type above
 * 6, or a voucher. Spec section 9.
 */
export function pointsEarned(facts: PointsFacts): number | null {
  if (facts.isVoucher || facts.offerType > POINTS_MAX_OFFER_TYPE) return null;
  const perPerson = facts.isPremium ? facts.premiumPoints : facts.points;
  // Rounded first, so that a product such as 0.29 x 100 does not lose a point to binary.
  const points = Math.floor(Number((perPerson * facts.people).toFixed(6)));
  return points >= POINTS_MIN_SHOWN ? points : null;
}

/** The extra discount of gift and premium vouchers in whole percent of the offer price; null without a price. Spec section 9. */
export function extraDiscountPercentage(
  discount: Pick<ExtraDiscount, 'valueCents'> | null,
  offerPriceCents: number | null,
): number | null {
  if (!discount || !offerPriceCents) return null;
  return Math.round((discount.valueCents / offerPriceCents) * 100);
}
