import { atom } from 'jotai/vanilla';

import { bookingFormAtom, modeAtom, voucherAtom } from '../../offer/state/choice-atoms.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import type { Prize } from '../../../lib/user-session.ts';
import { userPrizesAtom } from '../../account/state/prizes.ts';
import { subtractPrize, type PurchasePrice } from '../../offer/rules/purchase-price.ts';
import { fullPriceAtom } from '../../offer/state/offer-atoms.ts';

/** The chosen prize; null without one, until the user's prizes have loaded, and for orders. */
export const chosenPrizeAtom = atom((get): Prize | null => {
  if (get(isMenuOrderAtom)) return null;
  const { prizeId } = get(modeAtom) === 'voucher' ? get(voucherAtom) : get(bookingFormAtom);
  return get(userPrizesAtom)?.find(({ id }) => id === prizeId) ?? null;
});

/** The price of the booking or the vouchers less the chosen prize; null when the campaign or service has no price. */
export const priceAtom = atom((get): PurchasePrice | null => {
  const price = get(fullPriceAtom);
  return price && subtractPrize(price, get(chosenPrizeAtom)?.prizeValueCents ?? null);
});
