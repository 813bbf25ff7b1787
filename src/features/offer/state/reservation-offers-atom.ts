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
  const user = get(userAtom);
  const offerOf = (reservationType: ReservationType, isPremium: boolean): ReservationOffer => ({
    price: bookingUnitPrice(view, reservationType),
    points: pointsEarned(view, { isPremium, people: 1 }),
  });
  const normal = offerOf('normal', user?.isPremium ?? false);
  return { normal: user ? normal : { ...normal, points: null }, smart: offerOf('smart', true) };
});
