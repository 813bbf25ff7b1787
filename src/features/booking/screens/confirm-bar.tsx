import { useAtomValue } from 'jotai';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/screen.tsx';
import { RETRY_WARNING_ID } from '../../../screen-kit/retry-warning.tsx';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { ActionBar, Button } from '../../../ui/action/button.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { awaitsMerchantAtom } from '../state/booking-result.ts';
import type { PaymentKind } from '../../delivery/rules/delivery-rates.ts';

/** Input for the text of the confirm button. */
interface ConfirmFacts {
  /** The amount due, in cents; null without a price. */
  totalCents: number | null;
  /** The merchant must confirm the booking. */
  awaitsMerchant: boolean;
  /** An earlier try may have reached the server. */
  isRetry: boolean;
}

/** Whether confirming makes the customer owe money, now or on the spot. Contract section 3. */
export function owesMoney(totalCents: number | null): boolean {
  return totalCents !== null && totalCents > 0;
}

/** The button's text. It names an obligation to pay, also on a retry and for payment on the spot. Contract section 3. */
export function submitText({ totalCents, awaitsMerchant, isRetry }: ConfirmFacts): MessageKey {
  if (owesMoney(totalCents))
    return isRetry ? 'confirm.retryObligation' : 'confirm.submitObligation';
  if (isRetry) return 'confirm.retry';
  return awaitsMerchant ? 'confirm.submitRequest' : 'confirm.submit';
}

/** When and where a booking is paid. */
export const paymentText = (totalCents: number): MessageKey =>
  owesMoney(totalCents) ? 'confirm.payAtPlace' : 'confirm.free';

interface ConfirmBarProps {
  /** In cents; null without a price. */
  totalCents: number | null;
  /** The button's text; that of a booking by default. */
  text?: (facts: ConfirmFacts) => MessageKey;
  /** A request is under way that may change the total. */
  isWaiting?: boolean;
  /** The press pays: the amount is part of the button. */
  pays?: boolean;
  /** Shown beside the button while sending; omitted where an overlay says it. */
  sending?: MessageKey;
}

/** Says that the form is being sent, in text and to screen readers. */
function Sending({ text }: { text: string }) {
  useAnnouncement(text);
  return <span>{text}</span>;
}

const TOTAL_ID = 'mc-confirm-total';

/** The trader, the total and the submit button, whose text names the obligation to pay. */
export function ConfirmBar(props: ConfirmBarProps) {
  const { totalCents, text = submitText, isWaiting, pays, sending } = props;
  const awaitsMerchant = useAtomValue(awaitsMerchantAtom);
  const { status } = useAtomValue(submissionAtom);
  const money = useMoney();
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  const isRetry = status === 'unknown';
  const total = totalCents === null ? null : money(totalCents);
  const showsTotal = pays && total !== null;
  const summary = (
    <>
      {sending && status === 'sending' ? <Sending text={t(sending)} /> : <span>{name}</span>}
      {total && (
        <strong id={TOTAL_ID} className={showsTotal ? 'mc-visually-hidden' : undefined}>
          {total}
        </strong>
      )}
    </>
  );
  const descriptions = [showsTotal && TOTAL_ID, isRetry && RETRY_WARNING_ID].filter(Boolean);
  return (
    <ActionBar summary={summary}>
      <Button
        type="submit"
        variant="primary"
        busy={isWaiting || status === 'sending'}
        describedBy={descriptions.join(' ') || undefined}
      >
        {t(text({ totalCents, awaitsMerchant, isRetry }))}
        {/* The button keeps the name that the law and the page know; the total describes it. */}
        {showsTotal && <span aria-hidden="true"> {total}</span>}
      </Button>
    </ActionBar>
  );
}

/** Input for the text of the order button. */
interface OrderFacts extends Omit<ConfirmFacts, 'awaitsMerchant'> {
  payment: PaymentKind;
}

const SUBMIT: Record<PaymentKind, { first: MessageKey; again: MessageKey }> = {
  online: { first: 'order.submitPay', again: 'order.retryPay' },
  offline: { first: 'order.submitObligation', again: 'order.retryObligation' },
};

/** The order button's text: "pay" if a payment page follows, or the obligation to pay on the spot. Contract section 3. */
export function orderSubmitText({ totalCents, payment, isRetry }: OrderFacts): MessageKey {
  if (!owesMoney(totalCents)) return isRetry ? 'confirm.retry' : 'order.submitFree';
  return isRetry ? SUBMIT[payment].again : SUBMIT[payment].first;
}

/** When and where an order is paid. */
export function orderPaymentText({ totalCents, payment }: Omit<OrderFacts, 'isRetry'>): MessageKey {
  if (!owesMoney(totalCents)) return 'confirm.free';
  return payment === 'online' ? 'order.payOnline' : 'order.payLater';
}

/** The button text of a menu order, which is always paid on the spot. */
export const menuOrderSubmitText = (facts: Omit<OrderFacts, 'payment'>): MessageKey =>
  orderSubmitText({ ...facts, payment: 'offline' });
