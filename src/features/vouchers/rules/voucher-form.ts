import * as v from 'valibot';

import type { VoucherState } from '../../../flow/rules/booking-state.ts';
import { formIssues, type FormIssue } from '../../../lib/form/form-issues.ts';
import { VOUCHER_MAX_COUNT, VOUCHER_MIN_COUNT, VOUCHER_VALID_YEARS } from '../../../lib/limits.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { invoiceIssues } from '../../contact/rules/contact-form.ts';

/** A gift voucher, or the premium variant with its own titles. */
export type VoucherVariant = 'gift' | 'premium';

/** A field of the voucher form, in the form's order. */
export type VoucherField = 'prizeId' | 'numberOfPeople' | 'name' | 'vatId';

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

const COUNT_SCHEMA = v.object({
  numberOfPeople: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(VOUCHER_MIN_COUNT),
    v.maxValue(VOUCHER_MAX_COUNT),
  ),
});

/**
 * The issues of the voucher form, at most one per field, in the form's order. `isPrizeTooHigh`: the chosen prize leaves
 * less than 2 euros, by `purchasePrice`. Spec section 5 "Voucher".
 */
export function voucherFormIssues(
  state: VoucherState,
  isPrizeTooHigh: boolean,
): readonly FormIssue<VoucherField>[] {
  const { numberOfPeople } = state;
  const prizeIssue = {
    field: 'prizeId',
    message: 'forms.errors.prizeValueTooHighforVoucher',
  } as const satisfies FormIssue;
  return [
    ...(isPrizeTooHigh ? [prizeIssue] : []),
    ...formIssues(COUNT_SCHEMA, ['numberOfPeople'], { numberOfPeople }),
    ...invoiceIssues(state),
  ];
}
