import type { BookState, Reservation, VoucherState } from './booking-state.ts';
import type { ReservationMode, ReservationType } from '../../lib/config/checkout-config.ts';
import type { Id } from '../../lib/config/id.ts';
import type { BankReference } from '../../lib/payment/bank-reference.ts';
import type { PaymentMethod } from '../../lib/payment/payment-method.ts';
import type { PaymentOwner } from '../../lib/payment/payment-owner.ts';

/** Version of the saved form; another one is dropped. Spec section 4 "Persistence". */
export const SAVED_STATE_VERSION = 1;

/** Where storage keys begin. Contract section 2. */
export const SAVED_STATE_PREFIX = `merchant-checkout:${SAVED_STATE_VERSION}:`;

/** A booking that the server took, as far as it may be stored: no code that is shown at the shop. */
type SavedReservation = Omit<Reservation, 'activationCode' | 'activationQrCode'>;

/** Vouchers that were paid or reserved, as far as they may be stored. */
interface SavedPurchase {
  paymentId: Id;
  method: PaymentMethod;
  status: 'paid' | 'reserved';
  amountCents: number;
  shownCents: number | null;
  count: number;
  reference: BankReference | null;
  /** The status call to ask; null if unknown. */
  owner: PaymentOwner | null;
  /** A further request may still show in the wallet: it should be refused there. */
  otherOpen: boolean;
}

/** The submission under way: the same choice keeps its key, another choice gets a new one. */
interface PendingIntent {
  intentKey: Id;
  /** The choice as a text to compare, without personal data. */
  choice: string;
}

/**
 * The part of a flow that survives a reload: the current step and the choices. It never holds names, addresses,
 * telephone numbers, notes, tokens or passwords.
 */
export interface SavedState {
  /** Unix ms. */
  savedAt: number;
  /** The preselection of the page when the flow started: see `preselectionOf`. */
  wish: string;
  /** Flow names and step names, lowest flow first. */
  stack: readonly { flow: string; step: string }[];
  mode: ReservationMode;
  reservationType: ReservationType;
  /** The service that was chosen from a list; null where none was. */
  serviceId: Id | null;
  book: BookState;
  /** Whose invoice it is, is asked for again. */
  voucher: Pick<VoucherState, 'numberOfPeople' | 'prizeId' | 'needVatInvoice'>;
  method: PaymentMethod;
  /** A booking or an order that was being sent when the page went away; null when none was. */
  pendingIntent: PendingIntent | null;
  /** How it ended, for the confirmation to be shown again; both null while it has not. */
  reservation: SavedReservation | null;
  purchase: SavedPurchase | null;
}

/** The text to store for a state. */
export function serializeSavedState(state: SavedState): string {
  // Version 0.1.16 kept open payments here and reads no state without the field.
  return JSON.stringify({ version: SAVED_STATE_VERSION, ...state, payment: null });
}
