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
