import { useAtomValue } from 'jotai';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { RETRY_WARNING_ID } from '../../../screen-kit/retry-warning.tsx';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { awaitsMerchantAtom } from '../state/booking-result.ts';
import type { PaymentKind } from '../../delivery/rules/delivery-rates.ts';

/** Input for the text of the confirm button. */
interface ConfirmFacts {
  /** The amount that the customer will owe, in cents; null without a price. */
  totalCents: number | null;
  /** The booking is a request until the merchant confirms it. */
  awaitsMerchant: boolean;
  /** An earlier try may have reached the server. */
  isRetry: boolean;
}

/** Whether confirming makes the customer owe money, now or on the spot. Contract section 3. */
export function owesMoney({ totalCents }: Pick<ConfirmFacts, 'totalCents'>): boolean {
  return totalCents !== null && totalCents > 0;
}

/**
 * The button's words. One that makes the customer owe money says so, also for a second try and for payment
 * on the spot; "confirm" alone is for what costs nothing. Contract section 3.
 */
export function submitText(facts: ConfirmFacts): MessageKey {
  if (owesMoney(facts))
    return facts.isRetry ? 'confirm.retryObligation' : 'confirm.submitObligation';
  if (facts.isRetry) return 'confirm.retry';
  return facts.awaitsMerchant ? 'confirm.submitRequest' : 'confirm.submit';
}

/** The text that says when and where the booking is paid. */
export function paymentText(totalCents: number | null): MessageKey {
  if (totalCents === null) return 'confirm.freeBooking';
  return totalCents > 0 ? 'confirm.payAtPlace' : 'confirm.free';
}

interface ConfirmBarProps {
  /** In cents; null without a price. */
  totalCents: number | null;
  /** The button's words; a booking's without it. */
  text?: (facts: ConfirmFacts) => MessageKey;
  /** Something is on its way that may change the total. */
  isWaiting?: boolean;
}

/** The trader, the total and the button that sends, whose words say what it makes the customer owe. */
export function ConfirmBar({ totalCents, text = submitText, isWaiting }: ConfirmBarProps) {
  const awaitsMerchant = useAtomValue(awaitsMerchantAtom);
  const { status } = useAtomValue(submissionAtom);
  const money = useMoney();
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  const isRetry = status === 'unknown';
  const summary = (
    <>
      <span>{name}</span>
      {totalCents !== null && <strong>{money(totalCents)}</strong>}
    </>
  );
  return (
    <ActionBar summary={summary}>
      <Button
        type="submit"
        variant="primary"
        busy={isWaiting || status === 'sending'}
        describedBy={isRetry ? RETRY_WARNING_ID : undefined}
      >
        {t(text({ totalCents, awaitsMerchant, isRetry }))}
      </Button>
    </ActionBar>
  );
}

/** Input for the text of the order button. */
export interface OrderFacts {
  /** In cents; null without a price. */
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

/** The button text of an order from a menu, which is always paid on the spot. */
export const menuOrderSubmitText = (facts: Omit<OrderFacts, 'payment'>): MessageKey =>
  orderSubmitText({ ...facts, payment: 'offline' });
