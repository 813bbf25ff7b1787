import { useAtomValue, useSetAtom } from 'jotai';

import { useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { clockIcon } from '../../../ui/icon/icon.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { chargeQuestionAtom } from '../state/payment-link.ts';
import {
  acceptChargeAction,
  changePaymentAction,
  openPaymentPageAction,
} from '../state/payment-view.ts';
import { shownPaymentAtom } from '../state/payments.ts';
import { useFreshView, type PaymentViewProps } from './purchase-summary.tsx';
import { PollBlockerNotice, PaymentStatusNotice, useHasUnknownStatus } from './payment-notices.tsx';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';

/** Asks the customer to accept a charge that differs from the amount shown. */
export function ChargeDialog() {
  const question = useAtomValue(chargeQuestionAtom);
  const accept = useSetAtom(acceptChargeAction);
  const change = useSetAtom(changePaymentAction);
  const money = useMoney();
  const t = useTranslate();
  useFreshView(question !== null);
  const charged = money(question?.chargedCents ?? 0);
  const shown = money(question?.shownCents ?? 0);
  const actions = (
    <>
      <Button onClick={change}>{t('payment.charge.refuse')}</Button>
      <Button variant="primary" onClick={accept}>
        {t('payment.charge.accept', { charged })}
      </Button>
    </>
  );
  return (
    <Dialog
      open={question !== null}
      title={t('payment.charge.title')}
      onClose={change}
      actions={actions}
    >
      {question?.channel === 'wallet' && t('payment.charge.wallet', { shown, charged })}
      {question?.channel === 'link' && t('payment.charge.link', { shown, charged })}
    </Dialog>
  );
}

/** A payment on the provider's page that the server has not confirmed yet. Contract section 2. */
export function LinkView({ focusTitle }: PaymentViewProps) {
  const hasPage = useAtomValue(shownPaymentAtom)?.entry.url != null;
  const open = useSetAtom(openPaymentPageAction);
  const change = useSetAtom(changePaymentAction);
  const isUnclear = useHasUnknownStatus();
  const t = useTranslate();
  const title = t(isUnclear ? 'payment.status.heading' : 'payment.link.title');
  const intro = isUnclear ? t('payment.status.intro') : undefined;
  return (
    <StepScreen title={title} intro={intro} focusTitle={focusTitle}>
      <PollBlockerNotice />
      <PaymentStatusNotice />
      {!isUnclear && (
        <Card>
          <div className="mc-payment__waiting">
            <Badge smart icon={clockIcon}>
              {t('payment.link.badge')}
            </Badge>
            <p>{t('payment.link.text')}</p>
          </div>
        </Card>
      )}
      <RefusalNotice of="paymentPage" />
      <div className="mc-payment__ways">
        {hasPage && (
          <Button variant={isUnclear ? 'secondary' : 'primary'} onClick={() => void open()}>
            {t('payment.link.open')}
          </Button>
        )}
        <Button advances onClick={change}>
          {t('payment.wait.otherMethod')}
        </Button>
      </div>
    </StepScreen>
  );
}
