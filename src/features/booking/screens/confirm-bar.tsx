import { useAtomValue } from 'jotai';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/screen.tsx';
import { RETRY_WARNING_ID } from '../../../screen-kit/retry-warning.tsx';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { ActionBar, Button } from '../../../ui/action/button.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import {
  GAP_ID,
  MissingDetailsHint,
  useHasMissingDetails,
} from '../../contact/screens/missing-details-hint.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';

/** Whether confirming makes the customer owe money, now or on the spot. Contract section 3. */
export function owesMoney(totalCents: number | null): boolean {
  return totalCents !== null && totalCents > 0;
}

/** The button's text at the first try, and after one that may have reached the server. */
export interface SubmitTexts {
  first: MessageKey;
  again: MessageKey;
}

/** The text for a booking. It names an obligation to pay, also for payment on the spot. Contract section 3. */
export function submitTexts(totalCents: number | null, awaitsMerchant: boolean): SubmitTexts {
  return owesMoney(totalCents)
    ? { first: 'confirm.submitObligation', again: 'confirm.retryObligation' }
    : {
        first: awaitsMerchant ? 'confirm.submitRequest' : 'confirm.submit',
        again: 'confirm.retry',
      };
}

/** When and where a booking is paid. */
export const paymentText = (totalCents: number): MessageKey =>
  owesMoney(totalCents) ? 'confirm.payAtPlace' : 'confirm.free';

interface ConfirmBarProps {
  /** In cents; null without a price. */
  totalCents: number | null;
  texts: SubmitTexts;
  /** A pending request may change the total. */
  isWaiting?: boolean;
  /** The button pays, and shows the amount. */
  pays?: boolean;
  /** What is not paid now is paid where it is delivered, not at the shop. */
  isDelivered?: boolean;
  /** Shown beside the button while sending; omitted where an overlay says it. */
  sending?: MessageKey;
}

/** Says that the form is being sent, in text and to screen readers. */
function Sending({ text }: { text: string }) {
  useAnnouncement(text);
  return <span>{text}</span>;
}

const TOTAL_ID = 'mc-confirm-total';

/** What is paid later, and that nothing is charged now. */
function PaidLater({ total, isDelivered }: { total: string; isDelivered: boolean }) {
  const money = useMoney();
  const t = useTranslate();
  return (
    <>
      <span>{t(isDelivered ? 'confirm.barOnReceipt' : 'confirm.barAtPlace', { total })}</span>
      <strong>{t('confirm.barNow', { amount: money(0) })}</strong>
    </>
  );
}

/**
 * What is charged now beside the submit button, whose text names the obligation to pay: the trader and the total where the
 * press pays, else where the total is paid. Over details that are missing, it says that the button leads to them.
 */
export function ConfirmBar(props: ConfirmBarProps) {
  const { totalCents, texts, isWaiting, pays, isDelivered = false, sending } = props;
  const { status } = useAtomValue(submissionAtom);
  const money = useMoney();
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  const isRetry = status === 'unknown';
  const hasGap = useHasMissingDetails();
  const total = totalCents === null ? null : money(totalCents);
  const showsTotal = pays && total !== null;
  const isSending = sending !== undefined && status === 'sending';
  const summary =
    !isSending && !pays && total !== null && owesMoney(totalCents) ? (
      <PaidLater total={total} isDelivered={isDelivered} />
    ) : (
      <>
        {isSending ? <Sending text={t(sending)} /> : <span className="mc-one-line">{name}</span>}
        {total && (
          <strong id={TOTAL_ID} className={showsTotal ? 'mc-visually-hidden' : undefined}>
            {total}
          </strong>
        )}
      </>
    );
  const descriptions = [
    showsTotal && TOTAL_ID,
    hasGap && GAP_ID,
    isRetry && RETRY_WARNING_ID,
  ].filter(Boolean);
  return (
    <ActionBar summary={summary}>
      {hasGap && <MissingDetailsHint />}
      <Button
        type="submit"
        variant="primary"
        busy={isWaiting || status === 'sending'}
        describedBy={descriptions.join(' ') || undefined}
      >
        {t(isRetry ? texts.again : texts.first)}
        {/* The button's name stays the one that the law requires and pages know; the total is its description. */}
        {showsTotal && <span aria-hidden="true"> {total}</span>}
      </Button>
    </ActionBar>
  );
}
