import { VOUCHER_MAX_COUNT, VOUCHER_MIN_COUNT } from '../../../lib/limits.ts';
import { isValidNif } from '../../../lib/portugal/nif.ts';
import type { VoucherState } from '../../../flow/rules/booking-state.ts';

/** Whether the voucher form keeps nobody from going on; its words for what is wrong are in `voucher-form.ts`. Spec section 5. */
export function isVoucherComplete(
  { numberOfPeople, needVatInvoice, name, vatId }: VoucherState,
  { isPrizeTooHigh }: { isPrizeTooHigh: boolean },
): boolean {
  const isCountRight =
    Number.isInteger(numberOfPeople) &&
    numberOfPeople >= VOUCHER_MIN_COUNT &&
    numberOfPeople <= VOUCHER_MAX_COUNT;
  const isInvoiceRight = !needVatInvoice || (name.trim() !== '' && isValidNif(vatId));
  return isCountRight && isInvoiceRight && !isPrizeTooHigh;
}
