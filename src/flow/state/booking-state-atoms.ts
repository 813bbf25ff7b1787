import { atom } from 'jotai/vanilla';

import type { ReservationMode, ReservationType } from '../../lib/config/checkout-config.ts';
import { DEFAULT_PREFIX } from '../../lib/limits.ts';
import {
  EMPTY_VOUCHER,
  type BookState,
  type ContactState,
  type InvoiceState,
  type Reservation,
  type VoucherState,
} from '../rules/booking-state.ts';

/** The server's answer to the booking; null without one. */
export const reservationAtom = atom<Reservation | null>(null);

/** The voucher form: how many, with which prize, and the invoice. Spec section 3 "Booking step state: voucher". */
export const voucherAtom = atom<VoucherState>(EMPTY_VOUCHER);

/** The page's preselection at the start of the flow, as a text to compare: see `preselectionOf`. */
export const preselectionAtom = atom('');

export const EMPTY_BOOK: BookState = {
  date: null,
  dateTimes: [],
  numberOfPeople: 1,
  prizeId: null,
  transportInstant: 'scheduled',
};

export const EMPTY_CONTACT: ContactState = {
  name: '',
  email: '',
  prefix: DEFAULT_PREFIX,
  phone: '',
  notes: '',
  vatId: '',
};

export const EMPTY_INVOICE: InvoiceState = { needVatInvoice: false, name: '', vatId: '' };

/** Booking a date or buying a voucher. */
export const modeAtom = atom<ReservationMode>('book');

/** Normal or premium ("smart"). */
export const reservationTypeAtom = atom<ReservationType>('normal');

export const bookAtom = atom<BookState>(EMPTY_BOOK);
export const contactAtom = atom<ContactState>(EMPTY_CONTACT);
export const invoiceAtom = atom<InvoiceState>(EMPTY_INVOICE);

/** The state that all steps share. Spec section 3 "Booking step state". */
export const bookingStateAtom = atom((get) => ({
  mode: get(modeAtom),
  reservationType: get(reservationTypeAtom),
  book: get(bookAtom),
  contact: get(contactAtom),
  invoice: get(invoiceAtom),
}));

/** Fields that the customer has left, whose errors may show. */
export const touchedFieldsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Number of tries to leave the current step; from the first one on, all its errors show. */
export const attemptsAtom = atom(0);

/** The venue date on which the shown week starts; null for the week of the first choice. */
export const weekShownAtom = atom<string | null>(null);
