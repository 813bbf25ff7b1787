import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { owesMoney, type SubmitTexts } from '../../booking/screens/confirm-bar.tsx';
import type { PaymentKind } from '../../delivery/rules/saved-delivery.ts';

const ORDER_TEXTS: Record<PaymentKind, SubmitTexts> = {
  online: { first: 'order.submitPay', again: 'order.retryPay' },
  offline: { first: 'order.submitObligation', again: 'order.retryObligation' },
};

/**
 * The text for an order: "pay" if a payment page follows, or the obligation to pay, at the shop in the words of a booking.
 * Contract section 3.
 */
export function orderSubmitTexts(
  totalCents: number | null,
  payment: PaymentKind,
  isCollected: boolean,
): SubmitTexts {
  if (!owesMoney(totalCents)) return { first: 'order.submitFree', again: 'confirm.retry' };
  const texts = ORDER_TEXTS[payment];
  return isCollected && payment === 'offline' ? { ...texts, first: 'order.submitAtPlace' } : texts;
}

/** When and where an order is paid. */
export function orderPaymentText(totalCents: number | null, payment: PaymentKind): MessageKey {
  if (!owesMoney(totalCents)) return 'confirm.free';
  return payment === 'online' ? 'order.payOnline' : 'order.payLater';
}
