import { atom } from 'jotai/vanilla';
import { nowAtom, configAtom } from '../../../context/checkout-context.ts';
import type { VoucherState } from '../../../flow/rules/booking-state.ts';
import { attemptsAtom, contactAtom, voucherAtom } from '../../../flow/state/flow-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { shownIssuesOf, touchFieldAction } from '../../../flow/state/touched-fields.ts';
import { VOUCHER_MAX_COUNT, VOUCHER_MIN_COUNT } from '../../../lib/limits.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { prizeFits } from '../../offer/rules/purchase-price.ts';
import { chosenPrizeAtom, priceAtom, userPrizesAtom } from '../../offer/state/offer-atoms.ts';
import { voucherExpiryDate, voucherFormIssues, type VoucherField } from '../rules/voucher-form.ts';

/** The issues of the voucher form. Spec section 5 "Voucher". */
export const voucherIssuesAtom = atom((get) =>
  voucherFormIssues(get(voucherAtom), get(priceAtom)?.isPrizeTooHigh ?? false),
);

/** Precedes the name of a field among the touched fields. */
const VOUCHER_TOUCH = 'voucher.';

/** Issues that may stand beside their field now: the customer has left it, or has tried to go on. */
export const shownVoucherIssuesAtom = shownIssuesOf(voucherIssuesAtom, VOUCHER_TOUCH);

/** The user's prizes, and whether the amount is high enough for each. */
export const prizeOptionsAtom = atom((get) => {
  const subtotalCents = get(priceAtom)?.subtotalCents ?? 0;
  const prizes = get(userPrizesAtom) ?? [];
  return prizes.map((prize) => ({ prize, fits: prizeFits(subtotalCents, prize.prizeValueCents) }));
});

/** Whether the chosen prize is not available: the user signed out, used it, or it could not be read. */
export const prizeIsLostAtom = atom(
  (get) => get(voucherAtom).prizeId !== null && get(chosenPrizeAtom) === null,
);

/** Last venue date of a voucher that is bought now, `YYYY-MM-DD`. Spec section 9. */
export const voucherExpiryAtom = atom((get) =>
  voucherExpiryDate(get(nowAtom), get(configAtom).timeZone),
);

/** Takes over what was typed or chosen, as it is. */
export const editVoucherAction = atom(null, (_get, set, part: Partial<VoucherState>) =>
  set(voucherAtom, (voucher) => ({ ...voucher, ...part })),
);

/** Sets the number of vouchers, from what it is, kept between 1 and 10. Spec section 9. */
export const setVoucherCountAction = atom(null, (get, set, to: (count: number) => number) => {
  const count = to(get(voucherAtom).numberOfPeople);
  const numberOfPeople = Math.min(VOUCHER_MAX_COUNT, Math.max(VOUCHER_MIN_COUNT, count));
  set(editVoucherAction, { numberOfPeople });
});

/** Ticks or unticks the VAT invoice; an empty name takes that of the contact form, to be changed. */
export const askVoucherInvoiceAction = atom(null, (get, set, needVatInvoice: boolean) => {
  const name = get(voucherAtom).name || (needVatInvoice ? get(contactAtom).name.trim() : '');
  set(editVoucherAction, { needVatInvoice, name });
});

/** Shows the issues of a field that the customer left, once the press that moved the focus has ended. */
export const leaveVoucherFieldAction = atom(null, (get, set, field: VoucherField) =>
  set(afterPressAction, () => {
    set(voucherAtom, (voucher) => ({ ...voucher, vatId: normaliseNif(voucher.vatId) }));
    set(touchFieldAction, VOUCHER_TOUCH + field, String(get(voucherAtom)[field] ?? ''));
  }),
);

/** Goes on when the form is complete; otherwise shows what is missing. */
export const submitVoucherFormAction = atom(null, (get, set) => {
  if (get(voucherIssuesAtom).length === 0) set(nextStepAction, 'choice');
  else set(attemptsAtom, (count) => count + 1);
});
