import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import type { Id } from '../../lib/config/id.ts';
import { VOUCHER_MIN_COUNT } from '../../lib/limits.ts';

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

/** A chosen slot. Spec section 3 "book". */
export interface ChosenTime {
  /** Venue time, `HH:MM`. */
  time: string;
  /** Order of choice, from 0. */
  selectedAt: number;
  /** The slot's start as the server gave it: ISO 8601 with offset. */
  startTime: string;
  durationSec: number;
}

/** The chosen slots of one venue date (`YYYY-MM-DD`), by time. */
export interface ChosenDay {
  date: string;
  times: readonly ChosenTime[];
}

/** The chosen delivery of a product order, by ids alone. Spec section 3 "Delivery". */
export interface ChosenDelivery {
  type: 'DELIVERY' | 'PICKUP_POINT' | 'STORE_PICKUP';
  /** The saved address or the pickup point; null without one. */
  placeId: Id | null;
  /** The methods that the customer chose. */
  methods: readonly { shopId: Id; methodId: Id }[];
}

/** State of the booking form. Spec section 3 "Booking step state: book". */
export interface BookState {
  /** The venue date of the timetable, `YYYY-MM-DD`; null before the choice of a day. */
  date: string | null;
  dateTimes: readonly ChosenDay[];
  numberOfPeople: number;
  prizeId: Id | null;
  /** The person or thing that a service is booked with; missing or null for "any". */
  resourceId?: Id | null | undefined;
  transportInstant: 'asap' | 'scheduled';
  /** The delivery of a product order; missing before the choice of its type. */
  delivery?: ChosenDelivery | undefined;
  /** How a product order is paid; missing before the choice. */
  payment?: 'online' | 'offline' | undefined;
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

/** The server's answer to a booking. Contract: POST bookings. */
export interface Reservation {
  transactionId: Id;
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
