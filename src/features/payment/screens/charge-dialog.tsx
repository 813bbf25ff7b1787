import { useAtomValue, useSetAtom } from 'jotai';

import type { PaymentChannel } from '../../../lib/payment/payment-method.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { acceptChargeAction, changePaymentAction } from '../state/change-payment.ts';
import { chargeQuestionAtom } from '../state/charge-question.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useMoney } from '../../offer/screens/use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { useFreshView } from './use-fresh-view.ts';

const TEXTS: Record<PaymentChannel, MessageKey> = {
  wallet: 'payment.charge.wallet',
  link: 'payment.charge.link',
};

/** The server charges something else than what was shown: nothing goes on before the customer says so. */
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
      <Button onClick={() => change()}>{t('payment.charge.refuse')}</Button>
      <Button variant="primary" onClick={() => accept()}>
        {t('payment.charge.accept', { charged })}
      </Button>
    </>
  );
  return (
    <Dialog
      open={question !== null}
      title={t('payment.charge.title')}
      role="alertdialog"
      onClose={() => change()}
      actions={actions}
    >
      {question && t(TEXTS[question.channel], { shown, charged })}
    </Dialog>
  );
}
