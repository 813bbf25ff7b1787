import * as v from 'valibot';

import type { VoucherState } from '../../../flow/rules/booking-state.ts';
import { formIssues, type FormIssue, type FormMessageId } from '../../../lib/form/form-issues.ts';
import { VOUCHER_MAX_COUNT, VOUCHER_MIN_COUNT, VOUCHER_VALID_YEARS } from '../../../lib/limits.ts';
import { nifMessage } from '../../../lib/portugal/nif.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';

/** A gift voucher, or the premium variant with its own titles. */
export type VoucherVariant = 'gift' | 'premium';

/** Messages of the voucher form. Spec section 5 "Voucher". */
type VoucherMessageId = FormMessageId | 'forms.errors.prizeValueTooHighforVoucher';

/** A field of the voucher form, in the form's order. */
export type VoucherField = 'prizeId' | 'numberOfPeople' | 'name' | 'vatId';

/** The issue of one field; `values` fills the placeholders of the message. */
export interface VoucherIssue extends Omit<FormIssue<VoucherField>, 'message'> {
  message: VoucherMessageId;
}

/**
 * The last venue date (`YYYY-MM-DD`) of a voucher bought at a moment (Unix ms): the same day a year later. One
 * bought on 29 February ends on the 28th, so that no page promises a day too many. Spec section 9.
 */
export function voucherExpiryDate(boughtAt: number, timeZone: string): string {
  const [year = '', month = '', day = ''] = venueDate(boughtAt, timeZone).split('-');
  const nextYear = String(Number(year) + VOUCHER_VALID_YEARS).padStart(4, '0');
  const same = new Date(`${nextYear}-${month}-${day}T00:00:00Z`);
  const isSameDay = same.getUTCDate() === Number(day);
  return isSameDay ? `${nextYear}-${month}-${day}` : `${nextYear}-02-28`;
}

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

/** The issues of the invoice's name and number; none without an invoice. */
function invoiceFieldIssues({ needVatInvoice, name, vatId }: VoucherState): VoucherIssue[] {
  if (!needVatInvoice) return [];
  const message = nifMessage(vatId);
  return [
    ...formIssues(INVOICE_NAME_SCHEMA, ['name'], { name }),
    ...(message ? [{ field: 'vatId' as const, message }] : []),
  ];
}

/** The issues of the voucher form, at most one per field, in the form's order. Spec section 5 "Voucher". */
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
