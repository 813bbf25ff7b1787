import { atom } from 'jotai/vanilla';

import { pointsEarned } from '../domain/campaign/points.ts';
import { bookingPrice, servicePrice } from '../domain/campaign/price.ts';
import { bookAtom, modeAtom } from './booking-state-atoms.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { serviceAtom } from './product-atom.ts';
import { reservationTypeInForceAtom } from './smart-atoms.ts';
import { userAtom } from './user-atom.ts';

/** What the booking costs; null when the campaign or the service names no price. */
export const priceAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  if (!view)
    return servicePrice(get(serviceAtom)?.priceCents ?? null, get(bookAtom).numberOfPeople);
  return bookingPrice(view, {
    people: get(bookAtom).numberOfPeople,
    reservationType: get(reservationTypeInForceAtom),
  });
});

/** Points that the booking earns; null when none are shown, and for guests, who get none. Spec sections 6 and 9. */
export const pointsAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  const user = get(userAtom);
  if (!view || !user) return null;
  return pointsEarned({
    points: view.points,
    premiumPoints: view.premiumPoints,
    isPremium: user.isPremium,
    people: get(bookAtom).numberOfPeople,
    offerType: view.campaignType,
    isVoucher: get(modeAtom) === 'voucher',
  });
});
