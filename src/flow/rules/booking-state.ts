import type {
  CheckoutConfig,
  ReservationMode,
  ReservationType,
} from '../../lib/config/checkout-config.ts';
import type { Id } from '../../lib/config/id.ts';
import { VOUCHER_MIN_COUNT } from '../../lib/limits.ts';

/** The part of a config by which a page says how its customer shall begin. */
export type Preselection = Pick<
  CheckoutConfig,
  'reservationMode' | 'reservationType' | 'defaultView' | 'prefill'
>;

/**
 * The preselection of the page as a text to compare: state saved under another preselection is dropped. Holds nothing
 * personal. Contract section 1 "Precedence".
 */
export function preselectionOf({
  reservationMode,
  reservationType,
  defaultView,
  prefill,
}: Preselection): string {
  const { people, date, time } = prefill;
  return JSON.stringify([reservationMode, reservationType, defaultView, people, date, time]);
}

/** A moment that the customer picked. Spec section 3 "book". */
export interface ChosenTime {
  /** Venue time, `HH:MM`. */
  time: string;
  /** Order in which it was picked, from 0. */
  selectedAt: number;
  /** The slot's start as the server gave it: ISO 8601 with offset. */
  startTime: string;
  durationSec: number;
}

/** The picked times of one venue date (`YYYY-MM-DD`), in order of time. */
export interface ChosenDay {
  date: string;
  times: readonly ChosenTime[];
}

/** State of the booking form. Spec section 3 "Booking step state: book". */
export interface BookState {
  /** The venue date shown in the timetable, `YYYY-MM-DD`; null before a day is picked. */
  date: string | null;
  dateTimes: readonly ChosenDay[];
  numberOfPeople: number;
  prizeId: Id | null;
  /** The person or thing that a service is booked with; missing or null for "any". */
  resourceId?: Id | null;
  transportInstant: 'asap' | 'scheduled';
}

/** State of the contact and client-information form. Spec section 3 "Client and payment". */
export interface ContactState {
  name: string;
  email: string;
  /** Dial prefix with its plus sign. */
  prefix: string;
  phone: string;
  notes: string;
  vatId: string;
}

/** The VAT-invoice box of the order summary. Spec section 3 "voucher" and section 7 "taxInformation". */
export interface InvoiceState {
  needVatInvoice: boolean;
  name: string;
  vatId: string;
}

/** The state that all steps of one flow share. Spec section 3 "Booking step state". */
export interface BookingState {
  mode: ReservationMode;
  reservationType: ReservationType;
  book: BookState;
  contact: ContactState;
  invoice: InvoiceState;
}

/** The server's answer to a booking. Contract: POST bookings. */
export interface Reservation {
  transactionId: Id;
  valueChargedCents: number;
  activationCode: string | null;
  activationQrCode: string | null;
  points: number | null;
  status: string | null;
  /** Total in cents as shown when the order was sent; null without a price. */
  shownCents?: number | null;
}

/** State of the voucher form. Spec section 3 "Booking step state: voucher". */
export interface VoucherState extends InvoiceState {
  /** How many vouchers are bought, 1 to 10. */
  numberOfPeople: number;
  prizeId: Id | null;
}

/** An untouched voucher form. */
export const EMPTY_VOUCHER: VoucherState = {
  numberOfPeople: VOUCHER_MIN_COUNT,
  needVatInvoice: false,
  name: '',
  vatId: '',
  prizeId: null,
};
