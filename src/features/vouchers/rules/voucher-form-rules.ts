import type { InvoiceState } from '../../offer/rules/offer-choice.ts';
import type { FormIssue } from '../../../lib/form/form-issues.ts';
import { VOUCHER_VALID_YEARS } from '../../../lib/limits.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { isVenueDate } from '../../../lib/time/venue-date.ts';
import { invoiceIssues, type InvoiceFormField } from '../../contact/rules/contact-form-rules.ts';

/** A gift voucher, or the premium variant with its own titles. */
export type VoucherVariant = 'gift' | 'premium';

/** A field of the voucher form, in the form's order. */
export type VoucherField = 'prizeId' | InvoiceFormField;

/**
 * The last venue date (`YYYY-MM-DD`) of a voucher bought at a moment (Unix ms): the same day a year later. A voucher bought
 * on 29 February ends on the 28th, not a day too late. Spec section 9.
 */
export function voucherExpiryDate(boughtAt: number, timeZone: string): string {
  const [year, ...monthAndDay] = venueDate(boughtAt, timeZone).split('-');
  const nextYear = Number(year) + VOUCHER_VALID_YEARS;
  const sameDay = [nextYear, ...monthAndDay].join('-');
  return isVenueDate(sameDay) ? sameDay : `${nextYear}-02-28`;
}

/**
 * The issues of the voucher form, at most one per field, in the form's order. `isPrizeTooHigh`: the chosen prize leaves
 * less than 2 euros, by `purchasePrice`. Spec section 5 "Voucher".
 */
export function voucherFormIssues(
  invoice: InvoiceState,
  isPrizeTooHigh: boolean,
): readonly FormIssue<VoucherField>[] {
  const issues = invoiceIssues(invoice);
  if (!isPrizeTooHigh) return issues;
  return [{ field: 'prizeId', message: 'forms.errors.prizeValueTooHighforVoucher' }, ...issues];
}
