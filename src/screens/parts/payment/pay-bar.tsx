import { useAtomValue } from 'jotai';

import { isPayingAtom } from '../../../state/payment/payment-view-atom.ts';
import { priceAtom } from '../../../state/campaign/price-atoms.ts';
import { submissionAtom } from '../../../state/booking/submission-atom.ts';
import { venueAtom } from '../../../state/shop/venue-atom.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useMoney } from '../use-money.ts';
import { useTranslate } from '../use-translate.ts';
import { RETRY_WARNING_ID } from '../retry-warning.tsx';

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
