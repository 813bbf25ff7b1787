import { atom } from 'jotai/vanilla';

import { prizeOptions, type PrizeOption } from '../../offer/rules/prize-rule.ts';
import { voucherExpiryDate } from '../rules/voucher-expiry.ts';
import { voucherFormIssues } from '../rules/voucher-form.ts';
import type { VoucherField } from '../rules/voucher-issue.ts';
import { userPrizesAtom } from '../../offer/state/user-prizes-atom.ts';
import { attemptsAtom, touchedFieldsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { nowAtom } from '../../../context/clock-atom.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { chosenPrizeAtom, priceAtom } from '../../offer/state/price-atoms.ts';
import { voucherAtom } from '../../../flow/state/voucher-atom.ts';

/** What keeps the voucher form from going on; empty when nothing does. Spec section 5 "Voucher". */
export const voucherIssuesAtom = atom((get) =>
  voucherFormIssues(get(voucherAtom), { isPrizeTooHigh: get(priceAtom)?.isPrizeTooHigh ?? false }),
);

/** What a field is called among the touched fields. */
export const VOUCHER_TOUCH: Readonly<Record<VoucherField, string>> = {
  prizeId: 'voucher.prizeId',
  numberOfPeople: 'voucher.numberOfPeople',
  name: 'voucher.name',
  vatId: 'voucher.vatId',
};

/** Issues that may stand beside their field now: the customer has left it, or has tried to go on. */
export const shownVoucherIssuesAtom = atom((get) => {
  const touched = get(touchedFieldsAtom);
  const all = get(attemptsAtom) > 0;
  return get(voucherIssuesAtom).filter((issue) => all || touched.has(VOUCHER_TOUCH[issue.field]));
});

/** The user's prizes, and which of them the amount is high enough for. */
export const prizeOptionsAtom = atom((get): readonly PrizeOption[] =>
  prizeOptions(get(userPrizesAtom) ?? [], get(priceAtom)?.subtotalCents ?? 0),
);

/** Whether a prize was chosen that is not at hand: the user signed out, used it up or it could not be read. */
export const prizeIsLostAtom = atom(
  (get) => get(voucherAtom).prizeId !== null && get(chosenPrizeAtom) === null,
);

/** Last venue date of a voucher that is bought now, `YYYY-MM-DD`. Spec section 9. */
export const voucherExpiryAtom = atom((get) =>
  voucherExpiryDate(get(nowAtom), get(configAtom).timeZone),
);
