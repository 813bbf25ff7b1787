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

/** What decides about the words of the last button. */
interface ConfirmFacts {
  /** What the customer will owe, in cents; null when the campaign names no price. */
  totalCents: number | null;
  /** What is sent is only a request until the merchant confirms it. */
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

/** Who is paid, and when. */
export function paymentText(totalCents: number | null): MessageKey {
  if (totalCents === null) return 'confirm.freeBooking';
  return totalCents > 0 ? 'confirm.payAtPlace' : 'confirm.free';
}

interface ConfirmBarProps {
  /** In cents; null when nobody names a price. */
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
