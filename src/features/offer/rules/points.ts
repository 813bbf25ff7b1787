import { POINTS_MAX_OFFER_TYPE, POINTS_MIN_SHOWN } from '../../../lib/limits.ts';
import type { CampaignView, ExtraDiscount } from './campaign.ts';

interface PointsFacts {
  isPremium: boolean;
  people: number;
  isVoucher?: boolean;
}

/**
 * Points that a booking earns, whole; null when none are shown: less than one, an offer type above
 * 6, or a voucher. The view names points per person. Spec section 9.
 */
export function pointsEarned(
  view: Pick<CampaignView, 'points' | 'premiumPoints' | 'campaignType'>,
  { isPremium, people, isVoucher = false }: PointsFacts,
): number | null {
  if (isVoucher || view.campaignType > POINTS_MAX_OFFER_TYPE) return null;
  const perPerson = isPremium ? view.premiumPoints : view.points;
  // Rounded first, so that a product such as 0.29 x 100 does not lose a point to binary.
  const points = Math.floor(Number((perPerson * people).toFixed(6)));
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
