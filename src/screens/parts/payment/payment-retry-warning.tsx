import { useAtomValue } from 'jotai';

import { submissionAtom } from '../../../state/booking/submission-atom.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useLostTryDetails } from '../use-lost-try-details.ts';
import { useTranslate } from '../use-translate.ts';

/** The button names this text as its description. */
export const PAYMENT_RETRY_ID = 'mc-payment-retry';

/** Beside the button: an earlier try may have been taken, so another one may be paid twice. */
export function PaymentRetryWarning() {
  const isUnknown = useAtomValue(submissionAtom).status === 'unknown';
  const t = useTranslate();
  const details = useLostTryDetails();
  if (!isUnknown) return null;
  return (
    <Notice kind="warning" id={PAYMENT_RETRY_ID}>
      {t('payment.retryWarning')} {details}
    </Notice>
  );
}
