import type { FormIssue, FormMessageId } from '../../../lib/form/form-issues.ts';

/** What a voucher form says beyond the messages of every form. Spec section 5 "Voucher". */
type VoucherMessageId = FormMessageId | 'forms.errors.prizeValueTooHighforVoucher';

/** A field of the voucher form, in the form's order. */
export type VoucherField = 'prizeId' | 'numberOfPeople' | 'name' | 'vatId';

/** What is wrong with one field, as data; `values` fills the places of the message. */
export interface VoucherIssue extends Omit<FormIssue<VoucherField>, 'message'> {
  message: VoucherMessageId;
}
