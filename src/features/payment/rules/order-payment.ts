import type { ReturnHint } from './payment-return.ts';

/** How an order that the server took is paid online, as far as it outlives the way to the payment page and back. */
export interface OrderPayment {
  /** The payment page; safe to navigate to, also after it was stored. */
  url: string;
  /** Sent along in the order's page address. */
  nonce: string;
  /** Parameters of the merchant's own page that look like the provider's. */
  ownParams: readonly string[];
  /** The hint in the return address of the payment page, never a proof; null without one. */
  hint: ReturnHint;
}

/** Whether the customer still has something to do about the payment, as far as anybody here knows. */
export function isPaymentOpen(payment: OrderPayment | null | undefined): boolean {
  return Boolean(payment) && payment?.hint !== 'completed';
}
