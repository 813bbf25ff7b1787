import { POINTS_MAX_OFFER_TYPE, POINTS_MIN_SHOWN } from '../../../lib/limits.ts';
import type { CampaignView } from './campaign.ts';

/** Whole points; null for less than one, which is not shown. Spec section 9. */
export function shownPoints(points: number): number | null {
  return points >= POINTS_MIN_SHOWN ? Math.floor(points) : null;
}

/**
 * The whole points that a booking earns; null when none are shown: for less than one point, offer types above 6 and
 * vouchers. The view has points per person. Spec section 9.
 */
export function pointsEarned(
  view: Pick<CampaignView, 'points' | 'premiumPoints' | 'campaignType'>,
  { isPremium, people, isVoucher }: { isPremium: boolean; people: number; isVoucher?: boolean },
): number | null {
  if (isVoucher || view.campaignType > POINTS_MAX_OFFER_TYPE) return null;
  const perPerson = isPremium ? view.premiumPoints : view.points;
  // Rounds first, so that 0.29 x 100 does not lose a point to binary fractions.
  return shownPoints(Number((perPerson * people).toFixed(6)));
}
