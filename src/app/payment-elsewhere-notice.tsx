import { useSetAtom } from 'jotai';

import { useAnnouncement, useTranslate } from '../screen-kit/screen.tsx';
import { Button } from '../ui/action/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { returnToPaymentAction } from './change-target.ts';

/** Says that a payment of the offer shown before still waits, with a way to it. */
export default function PaymentElsewhereNotice() {
  const goBack = useSetAtom(returnToPaymentAction);
  const t = useTranslate();
  const title = t('payment.open.title');
  const text = t('payment.open.elsewhere');
  useAnnouncement(`${title}. ${text}`);
  const action = (
    <Button advances small onClick={() => void goBack()}>
      {t('payment.open.back')}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={action}>
      {text}
    </Notice>
  );
}
