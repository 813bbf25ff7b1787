import type { Id } from '../../../lib/config/id.ts';
import type { PaymentLink } from '../rules/payment-link.ts';
import type { PaymentLinkPayload, WalletPaymentPayload } from '../rules/payment-payload.ts';
import type { PaymentAnswer } from '../rules/payment-status.ts';
import type {
  CallOptions,
  Credentials,
  WriteOptions,
} from '../../../platform/api/http/call-options.ts';

/**
 * The calls of payments, for a signed-in user or, where `user` is null, for a guest. Spec section 7. A request whose
 * answer is lost or unreadable is `outcome_unknown`; a link without a page or with an unsafe one is
 * `payment_platform`: nothing can be paid by it, so another may be asked for.
 */
export interface PaymentApi {
  requestWalletPayment(
    payload: WalletPaymentPayload,
    user: Credentials | null,
    options: WriteOptions,
  ): Promise<PaymentAnswer>;
  getWalletPaymentStatus(
    paymentId: Id,
    user: Credentials | null,
    options?: CallOptions,
  ): Promise<PaymentAnswer>;
  getPaymentLink(
    payload: PaymentLinkPayload,
    user: Credentials | null,
    options: WriteOptions,
  ): Promise<PaymentLink>;
}
