import type { Id } from '../../../lib/config/id.ts';

/** What the server says of a payment. Spec section 4 "Mobile-wallet payment". */
export const PAYMENT_STATUSES = [
  'IN_PROGRESS',
  'COMPLETED',
  'CANCELLED',
  'ERROR_IN_PAY_PLATFORM',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A status that ends a payment. */
export type FinalStatus = Exclude<PaymentStatus, 'IN_PROGRESS'>;

/** The status of an answer; `UNKNOWN` stands for a word that is not one of the four, and never ends a payment. */
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
  /** What the server says to the customer; null when it says nothing. */
  message: string | null;
  /** Cents that the server charges; null where the answer does not say. */
  chargedCents: number | null;
  /** What the paid voucher is shown with at the shop; null before, and where the answer has none. */
  activationCode: string | null;
  activationQrCode: string | null;
}
