import { useAtomValue } from 'jotai';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { awaitsMerchantAtom } from '../state/result-atoms.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useMoney } from '../../offer/screens/use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { submitText, type ConfirmFacts } from './confirm-texts.ts';
import { RETRY_WARNING_ID } from '../../../screen-kit/retry-warning.tsx';

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
