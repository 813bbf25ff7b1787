import { useAtomValue } from 'jotai';

import { isPayingAtom } from '../state/payment-view-atom.ts';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useMoney } from '../../offer/screens/use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { RETRY_WARNING_ID } from '../../../screen-kit/retry-warning.tsx';

/** The trader, the total and the button, whose words say that it makes the customer pay. Contract section 3. */
export function PayBar() {
  const price = useAtomValue(priceAtom);
  const isPaying = useAtomValue(isPayingAtom);
  const isRetry = useAtomValue(submissionAtom).status === 'unknown';
  const { name } = useAtomValue(venueAtom);
  const money = useMoney();
  const t = useTranslate();
  const summary = (
    <>
      <span>{name}</span>
      {price && <strong>{money(price.dueNowCents)}</strong>}
    </>
  );
  return (
    <ActionBar summary={summary}>
      <Button
        type="submit"
        variant="primary"
        busy={isPaying}
        describedBy={isRetry ? RETRY_WARNING_ID : undefined}
      >
        {t(isRetry ? 'payment.retry' : 'payment.pay')}
      </Button>
    </ActionBar>
  );
}
