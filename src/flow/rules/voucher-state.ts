import type { InvoiceState } from './booking-state.ts';
import type { Id } from '../../lib/config/id.ts';
import { VOUCHER_MIN_COUNT } from '../../lib/limits.ts';

/** State of the voucher form. Spec section 3 "Booking step state: voucher". */
export interface VoucherState extends InvoiceState {
  /** How many vouchers are bought, 1 to 10. */
  numberOfPeople: number;
  prizeId: Id | null;
}

/** A voucher form that nobody has touched. */
export const EMPTY_VOUCHER: VoucherState = {
  numberOfPeople: VOUCHER_MIN_COUNT,
  needVatInvoice: false,
  name: '',
  vatId: '',
  prizeId: null,
};
