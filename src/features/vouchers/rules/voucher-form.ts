import * as v from 'valibot';

import { formIssues, type FormMessageId } from '../../../lib/form/form-issues.ts';
import { nifMessage } from '../../../lib/portugal/nif.ts';
import { VOUCHER_MAX_COUNT, VOUCHER_MIN_COUNT } from '../../../lib/limits.ts';
import type { VoucherField, VoucherIssue } from './voucher-issue.ts';
import type { VoucherState } from '../../../flow/rules/voucher-state.ts';

const NAME_INVALID = 'forms.errors.nameInvalid' satisfies FormMessageId;

const FIELDS = ['prizeId', 'numberOfPeople', 'name', 'vatId'] as const satisfies VoucherField[];

const COUNT_SCHEMA = v.object({
  numberOfPeople: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(VOUCHER_MIN_COUNT),
    v.maxValue(VOUCHER_MAX_COUNT),
  ),
});

const INVOICE_NAME_SCHEMA = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(NAME_INVALID)),
});

export interface VoucherFormContext {
  /** `purchasePrice` says that the chosen prize leaves less than 2 euros. */
  isPrizeTooHigh: boolean;
}

/** What is wrong with the invoice's name and number; nothing unless an invoice is wanted. */
function invoiceFieldIssues({ needVatInvoice, name, vatId }: VoucherState): VoucherIssue[] {
  if (!needVatInvoice) return [];
  const message = nifMessage(vatId);
  return [
    ...formIssues(INVOICE_NAME_SCHEMA, ['name'], { name }),
    ...(message ? [{ field: 'vatId' as const, message }] : []),
  ];
}

/** What is wrong with the voucher form, at most one issue a field, in the form's order. Spec section 5 "Voucher". */
export function voucherFormIssues(
  state: VoucherState,
  { isPrizeTooHigh }: VoucherFormContext,
): readonly VoucherIssue[] {
  const { numberOfPeople } = state;
  const found: VoucherIssue[] = [
    ...formIssues(COUNT_SCHEMA, ['numberOfPeople'], { numberOfPeople }),
    ...invoiceFieldIssues(state),
  ];
  if (isPrizeTooHigh) {
    found.push({ field: 'prizeId', message: 'forms.errors.prizeValueTooHighforVoucher' });
  }
  return FIELDS.flatMap((field) => found.find((issue) => issue.field === field) ?? []);
}
