import type { Id } from '../config/id.ts';

/** What the server says of a payment. Spec section 4 "Mobile-wallet payment". */
export const PAYMENT_STATUSES = [
  'IN_PROGRESS',
  'COMPLETED',
  'CANCELLED',
  'ERROR_IN_PAY_PLATFORM',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The answer to a wallet request and to the question how a payment stands. */
export interface PaymentAnswer {
  id: Id;
  status: PaymentStatus;
  /** What the server says to the customer; null when it says nothing. */
  message: string | null;
  /** Cents that the server charges; null where the answer does not say. */
  chargedCents: number | null;
  /** What the paid voucher is shown with at the shop; null before, and where the answer has none. */
  activationCode: string | null;
  activationQrCode: string | null;
}
