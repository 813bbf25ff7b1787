import { useAtomValue, useSetAtom } from 'jotai';

import { changePaymentAction, openPaymentPageAction } from '../state/change-payment.ts';
import { waitAtom } from '../state/payment-atoms.ts';
import { paymentLinksAtom } from '../state/purchases.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { clockIcon } from '../../../ui/icon/booking-icons.ts';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { PaymentRestNotice } from './payment-rest-notice.tsx';
import { PaymentStatusNotice } from './payment-status-notice.tsx';
import type { PaymentViewProps } from './payment-view-props.ts';

/** A page of the provider waits to be paid, or the server has still to confirm that it was. Contract section 2. */
export function LinkView({ focusTitle }: PaymentViewProps) {
  const { currentId } = useAtomValue(waitAtom);
  // One that is not safe, or that the answer did not name, is not offered: another one can be asked for.
  const hasPage = useAtomValue(paymentLinksAtom).get(currentId ?? '')?.url != null;
  const open = useSetAtom(openPaymentPageAction);
  const change = useSetAtom(changePaymentAction);
  const t = useTranslate();
  return (
    <StepScreen title={t('payment.link.title')} focusTitle={focusTitle}>
      <PaymentRestNotice />
      <PaymentStatusNotice />
      <Card>
        <div className="mc-payment__waiting">
          <Badge smart icon={clockIcon}>
            {t('payment.link.badge')}
          </Badge>
          <p>{t('payment.link.text')}</p>
        </div>
      </Card>
      <div className="mc-payment__ways">
        {hasPage && (
          <Button variant="primary" onClick={() => void open()}>
            {t('payment.link.open')}
          </Button>
        )}
        <Button advances onClick={() => change()}>
          {t('payment.wait.otherMethod')}
        </Button>
      </div>
    </StepScreen>
  );
}
