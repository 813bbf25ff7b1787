import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { DEFAULT_PREFIX, VOUCHER_MIN_COUNT } from '../../lib/limits.ts';
import type { SavedState } from './parse-saved-state.ts';

/**
 * The page's preselection as a text to compare: state saved under another one is dropped. Contains nothing personal.
 * Contract section 1 "Precedence".
 */
export function preselectionOf(config: CheckoutConfig): string {
  const { reservationMode, reservationType, defaultView } = config;
  const { people, date, time, lock } = config.prefill;
  const wanted = [reservationMode, reservationType, defaultView, people, date, time];
  return JSON.stringify(lock ? [...wanted, lock] : wanted);
}

/** State of the booking form. Spec section 3 "Booking step state: book". */
export type BookState = SavedState['book'];

/** The chosen slots of one venue date, by time. */
export type ChosenDay = BookState['dateTimes'][number];

/** A chosen slot. Spec section 3 "book". */
export type ChosenTime = ChosenDay['times'][number];

/** The chosen delivery of a product order, by ids alone. Spec section 3 "Delivery". */
export type ChosenDelivery = NonNullable<BookState['delivery']>;

/** An untouched contact and client-information form. Spec section 3 "Client and payment". */
export const EMPTY_CONTACT = {
  name: '',
  email: '',
  /** Dial prefix with its plus sign. */
  prefix: DEFAULT_PREFIX,
  phone: '',
  notes: '',
  vatId: '',
};

export type ContactState = typeof EMPTY_CONTACT;

/** An untouched VAT-invoice box of the order summary. Spec section 3 "voucher" and section 7 "taxInformation". */
export const EMPTY_INVOICE = { needVatInvoice: false, name: '', vatId: '' };

export type InvoiceState = typeof EMPTY_INVOICE;

/** The server's answer to a booking. Contract: POST bookings. */
export interface Reservation {
  transactionId: string;
  valueChargedCents: number;
  activationCode: string | null;
  activationQrCode: string | null;
  points: number | null;
  status: string | null;
  /** Total in cents as shown at the submission; null without a price and for a menu order. */
  shownCents?: number | null;
}

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
