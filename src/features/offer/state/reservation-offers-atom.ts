import { atom } from 'jotai/vanilla';

import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import { pointsEarned } from '../rules/points-rules.ts';
import { bookingDiscount, bookingUnitPrice } from '../rules/unit-price-rules.ts';
import { campaignInfoAtom } from './offer-atoms.ts';
import { userAtom } from '../../../context/checkout-context.ts';

const NOTHING = { price: null, discount: 0, points: null };

/**
 * Price, discount and points of both types of reservation for one person; null without a price, 0 percent with one or
 * without a discount, null if no points are shown. `smart` has the points of a premium member; a guest sees none of `normal`. Spec sections 2, 3 and 6.
 */
export const reservationOffersAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  if (!view) return { normal: NOTHING, smart: NOTHING };
  const pointsOf = (isPremium: boolean) => pointsEarned(view, { isPremium, people: 1 });
  const user = get(userAtom);
  const offerOf = (type: ReservationType) => ({
    price: bookingUnitPrice(view, type),
    discount: bookingDiscount(view, type),
  });
  return {
    normal: { ...offerOf('normal'), points: user && pointsOf(user.isPremium) },
    smart: { ...offerOf('smart'), points: pointsOf(true) },
  };
});
