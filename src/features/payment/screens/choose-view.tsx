import { useAtomValue, useSetAtom } from 'jotai';

import { PAYMENT_METHOD_ORDER } from '../../../lib/payment/payment-method.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/messages.ts';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Overlay, RestingFields } from '../../../ui/feedback/overlay.tsx';
import { FormErrors } from '../../../screen-kit/form-errors.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { RadioCards } from '../../../ui/field/radio-cards.tsx';
import { ConfirmBar } from '../../booking/screens/confirm-bar.tsx';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { priceAtom } from '../../offer/state/price-atoms.ts';
import { userPrizesAtom } from '../../offer/state/user-prizes-atom.ts';
import { prizeIsLostAtom } from '../../vouchers/state/voucher-form.ts';
import { payAction } from '../state/pay.ts';
import { paymentMethodAtom } from '../state/payment-atoms.ts';
import { choosePaymentMethodAction, walletPhoneIssueAtom } from '../state/payment-form.ts';
import { hasOpenPaymentAtom, isPayingAtom, keepWaitingAction } from '../state/payment-view.ts';
import { METHOD_VIEWS } from './method-views.tsx';
import { PurchaseSummary, type PaymentViewProps } from './purchase-summary.tsx';
import { PaymentRestNotice } from './payment-notices.tsx';
import { WALLET_PHONE_ID } from './wallet-panel.tsx';

/** The ways to pay as native radios; the panel of the chosen one stands below them. Spec section 2 screen 11. */
function MethodChoice() {
  const method = useAtomValue(paymentMethodAtom);
  const choose = useSetAtom(choosePaymentMethodAction);
  const t = useTranslate();
  const { title, Panel } = METHOD_VIEWS[method];
  return (
    <div className="mc-payment__method">
      <RadioCards
        legend={t('payment.method')}
        options={PAYMENT_METHOD_ORDER.map((value) => ({
          value,
          title: t(METHOD_VIEWS[value].title),
          description: t(METHOD_VIEWS[value].text),
          icon: METHOD_VIEWS[value].icon,
        }))}
        value={method}
        onChange={choose}
      />
      <div className="mc-payment__panel" role="group" aria-label={t(title)}>
        <Panel />
      </div>
    </div>
  );
}

function Errors() {
  const issue = useAtomValue(walletPhoneIssueAtom);
  const errors = issue ? [{ fieldId: WALLET_PHONE_ID, message: issue.message }] : [];
  return <FormErrors errors={errors} />;
}

/** An earlier payment may still be confirmed: it counts then, and can be gone back to. */
function OpenPaymentNotice() {
  const isOpen = useAtomValue(hasOpenPaymentAtom);
  const keepWaiting = useSetAtom(keepWaitingAction);
  const t = useTranslate();
  if (!isOpen) return null;
  const back = (
    <Button advances small onClick={() => keepWaiting()}>
      {t('payment.open.back')}
    </Button>
  );
  return (
    <Notice title={t('payment.open.title')} action={back}>
      {t('payment.open.text')}
    </Notice>
  );
}

/** The prize chosen cannot be used: it is neither shown in the price nor sent. */
function LostPrizeNotice() {
  const isLost = useAtomValue(prizeIsLostAtom);
  const hasRead = useAtomValue(userPrizesAtom) !== null;
  const t = useTranslate();
  return isLost && hasRead ? <Notice kind="warning">{t('payment.prizeLost')}</Notice> : null;
}

function LoadingOverlay() {
  const text = useTranslate()('payment.loading');
  useAnnouncement(text);
  return <Overlay text={text} />;
}

/** The purchase, the methods with their panels, and the button that pays. Spec section 2 screen 11. */
export function ChooseView({ focusTitle }: PaymentViewProps) {
  const isPaying = useAtomValue(isPayingAtom);
  const dueNowCents = useAtomValue(priceAtom)?.dueNowCents ?? null;
  const pay = useSetAtom(payAction);
  const t = useTranslate();
  return (
    <StepScreen title={t('payment.title')} focusTitle={focusTitle}>
      <div className="mc-payment">
        <Form onSubmit={() => pay()}>
          <RestingFields className="mc-payment__fields" resting={isPaying}>
            <Errors />
            <OpenPaymentNotice />
            <PaymentRestNotice />
            <LostPrizeNotice />
            <MethodChoice />
            <PurchaseSummary />
            <LegalLinks className="mc-payment__legal" lead="confirm.legal" of="purchase" />
            <RetryWarning text="payment.retryWarning" />
          </RestingFields>
          <ConfirmBar
            totalCents={dueNowCents}
            text={({ isRetry }) => (isRetry ? 'payment.retry' : 'payment.pay')}
            isWaiting={isPaying}
          />
        </Form>
        {isPaying && <LoadingOverlay />}
      </div>
    </StepScreen>
  );
}
