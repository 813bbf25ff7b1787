import { atom } from 'jotai/vanilla';

import { pointsEarned } from '../rules/points.ts';
import { bookingUnitPrice, type UnitPrice } from '../rules/unit-price.ts';
import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import { campaignInfoAtom } from './offer-atoms.ts';
import { userAtom } from '../../../context/checkout-context.ts';

/** Price and points of a reservation type for one person. */
interface ReservationOffer {
  /** Null when the campaign has no price. */
  price: UnitPrice | null;
  /** Null when none are shown, and for guests. */
  points: number | null;
}

const NOTHING: ReservationOffer = { price: null, points: null };

/** Both types of reservation; `smart` has the points of a premium member. Spec sections 2, 3 and 6. */
export const reservationOffersAtom = atom((get): Record<ReservationType, ReservationOffer> => {
  const view = get(campaignInfoAtom)?.campaignView;
  if (!view) return { normal: NOTHING, smart: NOTHING };
  const pointsOf = (isPremium: boolean) => pointsEarned(view, { isPremium, people: 1 });
  const user = get(userAtom);
  return {
    normal: { price: bookingUnitPrice(view, 'normal'), points: user && pointsOf(user.isPremium) },
    smart: { price: bookingUnitPrice(view, 'smart'), points: pointsOf(true) },
  };
});
