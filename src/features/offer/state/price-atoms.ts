import { atom } from 'jotai/vanilla';

import { formatLocaleAtom } from '../../../context/config-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { bookAtom, modeAtom, voucherAtom } from '../../../flow/state/booking-state-atoms.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { moneyFormatter } from '../../../lib/money/money.ts';
import { pointsEarned } from '../rules/points.ts';
import {
  chosenPrize,
  purchasePrice,
  servicePrice,
  type PurchasePrice,
} from '../rules/purchase-price.ts';
import { campaignInfoAtom, isPremiumReservationAtom } from './campaign-atoms.ts';
import { bookableAtom, serviceAtom } from './offer-atoms.ts';
import { reservationTypeInForceAtom } from './smart-atoms.ts';
import { userPrizesAtom } from './user-prizes-atom.ts';

/** The currency of the flow, as the server names it; empty means euros. */
export const currencyAtom = atom((get) => get(bookableAtom)?.currency ?? '');

/** Writes an amount in cents as the language shown does, in the flow's currency. Spec section 9. */
export const moneyAtom = atom((get) => ({
  format: moneyFormatter(get(currencyAtom), get(formatLocaleAtom)),
}));

/** How many people come, or how many vouchers are bought. */
export const purchaseCountAtom = atom((get) =>
  get(modeAtom) === 'voucher' ? get(voucherAtom).numberOfPeople : get(bookAtom).numberOfPeople,
);

/** The prize that is used up: one of the user's own; null where none is chosen, and until they are read. Orders take none. */
export const chosenPrizeAtom = atom((get) => {
  if (get(isMenuOrderAtom)) return null;
  const isPurchase = get(modeAtom) === 'voucher';
  const { prizeId } = isPurchase ? get(voucherAtom) : get(bookAtom);
  return chosenPrize(get(userPrizesAtom) ?? [], prizeId);
});

/** The price of the booking or the vouchers; null when the campaign or the service names none. */
export const priceAtom = atom((get): PurchasePrice | null => {
  const count = get(purchaseCountAtom);
  const info = get(campaignInfoAtom);
  const prizeCents = get(chosenPrizeAtom)?.prizeValueCents ?? null;
  if (!info) return servicePrice(get(serviceAtom)?.priceCents ?? null, count, prizeCents);
  const user = get(userAtom);
  const voucherKind = get(isPremiumReservationAtom) ? 'premiumVoucher' : 'voucher';
  return purchasePrice({
    info,
    kind: get(modeAtom) === 'voucher' ? voucherKind : 'booking',
    count,
    reservationType: get(reservationTypeInForceAtom),
    isPremium: user?.isPremium ?? false,
    prizeCents,
  });
});

/** The campaign's discount in percent where it names no price that it could be in; else 0. */
export const discountAtom = atom((get) =>
  get(priceAtom) ? 0 : (get(bookableAtom)?.discountPercent ?? 0),
);

/** Points that the booking earns; null when none are shown, and for guests. Spec sections 6 and 9. */
export const pointsAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  const user = get(userAtom);
  if (!view || !user) return null;
  return pointsEarned(view, {
    isPremium: user.isPremium,
    people: get(bookAtom).numberOfPeople,
    isVoucher: get(modeAtom) === 'voucher',
  });
});
