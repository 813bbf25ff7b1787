import { atom } from 'jotai/vanilla';

import { VOUCHER_MAX_COUNT, VOUCHER_MIN_COUNT } from '../../../lib/limits.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import type { VoucherField } from '../rules/voucher-issue.ts';
import type { VoucherState } from '../../../flow/rules/voucher-state.ts';
import {
  attemptsAtom,
  contactAtom,
  touchedFieldsAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { VOUCHER_TOUCH, voucherIssuesAtom } from './voucher-form-atoms.ts';
import { voucherAtom } from '../../../flow/state/voucher-atom.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';

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

/** The customer left a field: it may be judged, once the press that took the focus away is through. */
export const leaveVoucherFieldAction = atom(null, (_get, set, field: VoucherField) =>
  set(afterPressAction, () => {
    set(voucherAtom, (voucher) => ({ ...voucher, vatId: normaliseNif(voucher.vatId) }));
    set(touchedFieldsAtom, (touched) => new Set([...touched, VOUCHER_TOUCH[field]]));
  }),
);

/** Goes on when the form is complete; otherwise shows what is missing. */
export const submitVoucherFormAction = atom(null, (get, set) => {
  if (get(voucherIssuesAtom).length === 0) set(nextStepAction, 'choice');
  else set(attemptsAtom, (count) => count + 1);
});
