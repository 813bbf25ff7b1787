import { atom } from 'jotai/vanilla';
import { userAtom, formatLocaleAtom } from '../../../context/checkout-context.ts';
import {
  bookAtom,
  modeAtom,
  reservationTypeAtom,
  voucherAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import { moneyFormatter } from '../../../lib/money/money.ts';
import type { Prize } from '../../../lib/user-session.ts';
import { pointsEarned } from '../rules/points.ts';
import { purchasePrice, servicePrice, type PurchasePrice } from '../rules/purchase-price.ts';
import { campaignInfoAtom, isPremiumReservationAtom } from './campaign-atoms.ts';
import { bookableAtom, serviceAtom } from './offer-atoms.ts';

/** The flow's currency, ISO 4217 code or symbol; empty means euros. */
export const currencyAtom = atom((get) => get(bookableAtom)?.currency ?? '');

/** Formats an amount in cents, in the flow's currency and the current language. Spec section 9. */
export const moneyAtom = atom((get) => ({
  format: moneyFormatter(get(currencyAtom), get(formatLocaleAtom)),
}));

/** The number of people, or of vouchers. */
export const purchaseCountAtom = atom((get) =>
  get(modeAtom) === 'voucher' ? get(voucherAtom).numberOfPeople : get(bookAtom).numberOfPeople,
);

/** The loaded prizes and their user. */
export const readPrizesAtom = atom<{ userId: Id; prizes: readonly Prize[] } | null>(null);

/** The signed-in user's prizes; null for guests and until they have loaded. Spec section 7 "user.fetchPrizes". */
export const userPrizesAtom = atom((get): readonly Prize[] | null => {
  const read = get(readPrizesAtom);
  return read !== null && read.userId === get(userAtom)?.id ? read.prizes : null;
});

/** The chosen prize; null without one, until the user's prizes have loaded, and for orders. */
export const chosenPrizeAtom = atom((get): Prize | null => {
  if (get(isMenuOrderAtom)) return null;
  const { prizeId } = get(modeAtom) === 'voucher' ? get(voucherAtom) : get(bookAtom);
  return get(userPrizesAtom)?.find(({ id }) => id === prizeId) ?? null;
});

/** The price of the booking or the vouchers; null when the campaign or service has no price. */
export const priceAtom = atom((get): PurchasePrice | null => {
  const count = get(purchaseCountAtom);
  const info = get(campaignInfoAtom);
  const prizeCents = get(chosenPrizeAtom)?.prizeValueCents ?? null;
  if (!info) return servicePrice(get(serviceAtom)?.priceCents ?? null, count, prizeCents);
  const isPremium = get(userAtom)?.isPremium ?? false;
  const voucherKind = get(isPremiumReservationAtom) ? 'premiumVoucher' : 'voucher';
  return purchasePrice({
    info,
    kind: get(modeAtom) === 'voucher' ? voucherKind : 'booking',
    count,
    reservationType: isPremium ? get(reservationTypeAtom) : 'normal',
    isPremium,
    prizeCents,
  });
});

/** Percent off a campaign without a price; else 0. */
export const discountAtom = atom((get) =>
  get(priceAtom) ? 0 : (get(bookableAtom)?.discountPercent ?? 0),
);

/** The points that the booking earns; null when none are shown, and for guests. Spec sections 6 and 9. */
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
