import type { Id } from '../../../lib/config/id.ts';
import type { BankReference } from '../../../lib/payment/bank-reference.ts';

/** The answer to a payment link: at least one of a page to go to and a reference to pay. */
export interface PaymentLink {
  id: Id;
  /** Safe to navigate to: absolute https (http on localhost only). */
  url: string | null;
  reference: BankReference | null;
  /** Cents that the server charges; null where the answer does not say. */
  chargedCents: number | null;
}

/** The payment statuses of the server. Spec section 4 "Mobile-wallet payment". */
export const PAYMENT_STATUSES = [
  'IN_PROGRESS',
  'COMPLETED',
  'CANCELLED',
  'ERROR_IN_PAY_PLATFORM',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A status that ends a payment. */
export type FinalStatus = Exclude<PaymentStatus, 'IN_PROGRESS'>;

/** The status of an answer; `UNKNOWN` is any other word, and never ends a payment. */
export type StatusAnswer = PaymentStatus | 'UNKNOWN';

/** Whether a status ends a payment. */
export function isFinal(status: StatusAnswer): status is FinalStatus {
  return status !== 'IN_PROGRESS' && status !== 'UNKNOWN';
}

/** The answer to a wallet request and to the question how a payment stands. */
export interface PaymentAnswer {
  id: Id;
  status: StatusAnswer;
  /** The word of an `UNKNOWN` status as the server wrote it, at most 40 characters; absent for every other status. */
  unknownWord?: string;
  /** The server's message to the customer; null without one. */
  message: string | null;
  /** Cents that the server charges; null where the answer does not say. */
  chargedCents: number | null;
  /** The code of the paid voucher, to show at the shop; null before payment and if the answer has none. */
  activationCode: string | null;
  activationQrCode: string | null;
}
