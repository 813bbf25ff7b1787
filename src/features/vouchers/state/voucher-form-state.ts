import { atom } from 'jotai/vanilla';
import { nowAtom, configAtom } from '../../../context/checkout-context.ts';
import type { VoucherState } from '../../offer/rules/offer-choice.ts';
import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { voucherAtom } from '../../offer/state/choice-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { VOUCHER_MAX_COUNT, VOUCHER_MIN_COUNT } from '../../../lib/limits.ts';
import { invoiceFormOf } from '../../contact/state/invoice-form.ts';
import { chosenPrizeAtom, priceAtom } from './price-atoms.ts';
import { voucherExpiryDate, voucherFormIssues } from '../rules/voucher-form-rules.ts';

/** The issues of the voucher form. Spec section 5 "Voucher". */
export const voucherIssuesAtom = atom((get) =>
  voucherFormIssues(get(voucherAtom), get(priceAtom)?.isPrizeTooHigh ?? false),
);

/** Whether the chosen prize is unavailable: the user signed out or used it, or the prizes did not load. */
export const prizeIsUnavailableAtom = atom(
  (get) => get(voucherAtom).prizeId !== null && get(chosenPrizeAtom) === null,
);

/** Last venue date of a voucher that is bought now, `YYYY-MM-DD`. Spec section 9. */
export const voucherExpiryAtom = atom((get) =>
  voucherExpiryDate(get(nowAtom), get(configAtom).timeZone),
);

type EditedVoucher = Omit<VoucherState, 'numberOfPeople'>;

/** Sets typed or chosen values as they are. */
export const editVoucherAction = atom(null, (_get, set, part: Partial<EditedVoucher>) =>
  set(voucherAtom, (voucher) => ({ ...voucher, ...part })),
);

/** Changes the number of vouchers, kept between 1 and 10. Spec section 9. */
export const setVoucherCountAction = atom(null, (get, set, to: (count: number) => number) => {
  const count = to(get(voucherAtom).numberOfPeople);
  const numberOfPeople = Math.min(VOUCHER_MAX_COUNT, Math.max(VOUCHER_MIN_COUNT, count));
  set(voucherAtom, (voucher) => ({ ...voucher, numberOfPeople }));
});

/** The VAT invoice of the vouchers. */
export const VOUCHER_INVOICE = invoiceFormOf('mc-voucher-invoice', voucherAtom, editVoucherAction);

/** Continues when the form is complete; otherwise shows what is missing. */
export const submitVoucherFormAction = atom(null, (get, set) => {
  if (get(voucherIssuesAtom).length === 0) set(nextStepAction, 'choice');
  else set(submitCountAtom, (count) => count + 1);
});
