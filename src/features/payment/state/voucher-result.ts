import type { Id } from '../../../lib/config/id.ts';
import type { BankReference } from '../../../lib/payment/bank-reference.ts';
import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { PaymentOwner } from '../../../lib/payment/payment-owner.ts';

/** What became of the vouchers that were bought. What outlives a reload holds no code: the server is asked for it again. */
export interface VoucherResult {
  paymentId: Id;
  method: PaymentMethod;
  /** Paid, or a reference that waits to be paid. */
  status: 'paid' | 'reserved';
  /** What the server charges, else what was shown; cents. */
  amountCents: number;
  /** What the customer was shown, where the server charges something else; else null. */
  shownCents: number | null;
  count: number;
  /** What a bank is told, while it waits to be paid. */
  reference: BankReference | null;
  /** What the voucher is shown with at the shop. */
  activationCode: string | null;
  activationQrCode: string | null;
  /** Which status call tells of it; null where that is not known. */
  owner: PaymentOwner | null;
  /** A further request from before a reload may still show in the wallet. */
  otherOpen: boolean;
}
