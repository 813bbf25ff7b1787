import type { InferOutput } from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import { VOUCHER_MIN_COUNT } from '../../../lib/limits.ts';
import type { savedBookSchema } from './saved-book.ts';

/** State of the booking form. Spec section 3 "Booking step state: book". */
export type BookState = Frozen<InferOutput<typeof savedBookSchema>>;

/** The chosen slots of one venue date, by time. */
export type ChosenDay = BookState['dateTimes'][number];

/** A chosen slot. Spec section 3 "book". */
export type ChosenTime = ChosenDay['times'][number];

/** An untouched VAT-invoice box of the order summary. Spec section 3 "voucher" and section 7 "taxInformation". */
export const EMPTY_INVOICE = { needVatInvoice: false, name: '', vatId: '' };

export type InvoiceState = typeof EMPTY_INVOICE;

/** State of the voucher form. Spec section 3 "Booking step state: voucher". */
export interface VoucherState extends InvoiceState {
  /** Number of vouchers, 1 to 10. */
  numberOfPeople: number;
  prizeId: string | null;
}

/** An untouched voucher form. */
export const EMPTY_VOUCHER: VoucherState = {
  ...EMPTY_INVOICE,
  numberOfPeople: VOUCHER_MIN_COUNT,
  prizeId: null,
};
