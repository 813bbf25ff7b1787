import { atom } from 'jotai/vanilla';

import { pointsEarned } from '../rules/points.ts';
import { bookingUnitPrice } from '../rules/unit-price.ts';
import { campaignInfoAtom } from './offer-atoms.ts';
import { userAtom } from '../../../context/checkout-context.ts';

const NOTHING = { price: null, points: null };

/**
 * Price and points of both types of reservation for one person; null without a price, and if no points are shown. `smart`
 * has the points of a premium member; a guest sees none of `normal`. Spec sections 2, 3 and 6.
 */
export const reservationOffersAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  if (!view) return { normal: NOTHING, smart: NOTHING };
  const pointsOf = (isPremium: boolean) => pointsEarned(view, { isPremium, people: 1 });
  const user = get(userAtom);
  return {
    normal: { price: bookingUnitPrice(view, 'normal'), points: user && pointsOf(user.isPremium) },
    smart: { price: bookingUnitPrice(view, 'smart'), points: pointsOf(true) },
  };
});
