import { atom } from 'jotai/vanilla';

import { pointsEarned } from '../rules/points.ts';
import { bookingPrice, type BookingPrice } from '../rules/price.ts';
import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';

/** What one type of reservation gives for one person. */
export interface ReservationOffer {
  /** Null when the campaign names no price. */
  price: BookingPrice | null;
  /** Null when none are shown; guests earn none. */
  points: number | null;
}

const NOTHING: ReservationOffer = { price: null, points: null };

/** Both types of reservation side by side; smart is what a premium member gets. Spec sections 2, 3 and 6. */
export const reservationOffersAtom = atom((get): Record<ReservationType, ReservationOffer> => {
  const view = get(campaignInfoAtom)?.campaignView;
  if (!view) return { normal: NOTHING, smart: NOTHING };
  const user = get(userAtom);
  const offerOf = (reservationType: ReservationType, isPremium: boolean): ReservationOffer => ({
    price: bookingPrice(view, { people: 1, reservationType }),
    points: pointsEarned({
      points: view.points,
      premiumPoints: view.premiumPoints,
      isPremium,
      people: 1,
      offerType: view.campaignType,
      isVoucher: false,
    }),
  });
  const normal = offerOf('normal', user?.isPremium ?? false);
  return { normal: user ? normal : { ...normal, points: null }, smart: offerOf('smart', true) };
});
