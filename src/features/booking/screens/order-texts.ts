import type { PaymentKind } from '../../delivery/rules/delivery-rates.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { owesMoney } from './confirm-bar.tsx';

/** What decides about the words of the button that orders. */
export interface OrderFacts {
  /** In cents; null when nobody names a price. */
  totalCents: number | null;
  payment: PaymentKind;
  /** An earlier try may have reached the server. */
  isRetry: boolean;
}

const SUBMIT: Record<PaymentKind, { first: MessageKey; again: MessageKey }> = {
  online: { first: 'order.submitPay', again: 'order.retryPay' },
  offline: { first: 'confirm.submitObligation', again: 'confirm.retryObligation' },
};

/**
 * The button's words: "pay" where the next page takes the money, the obligation where it is owed on the spot, and
 * "confirm" alone for what costs nothing. Contract section 3.
 */
export function orderSubmitText({ totalCents, payment, isRetry }: OrderFacts): MessageKey {
  if (!owesMoney({ totalCents })) return isRetry ? 'confirm.retry' : 'order.submitFree';
  return isRetry ? SUBMIT[payment].again : SUBMIT[payment].first;
}

/** When and where it is paid. */
export function orderPaymentText({ totalCents, payment }: Omit<OrderFacts, 'isRetry'>): MessageKey {
  if (!owesMoney({ totalCents })) return 'confirm.free';
  return payment === 'online' ? 'order.payOnline' : 'order.payLater';
}

/** What an order from a menu says: it is always paid on the spot. */
export const menuOrderSubmitText = (facts: Omit<OrderFacts, 'payment'>): MessageKey =>
  orderSubmitText({ ...facts, payment: 'offline' });
