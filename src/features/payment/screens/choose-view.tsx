import { useAtomValue, useSetAtom } from 'jotai';

import { keepWaitingAction } from '../state/change-payment.ts';
import { payAction } from '../state/pay.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { hasOpenPaymentAtom, isPayingAtom } from '../state/payment-view-atom.ts';
import { walletPhoneIssueAtom } from '../state/wallet-phone-atoms.ts';
import { prizeIsLostAtom } from '../../vouchers/state/voucher-form-atoms.ts';
import { userPrizesAtom } from '../../offer/state/user-prizes-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Overlay } from '../../../ui/feedback/overlay.tsx';
import { ErrorSummary } from '../../../ui/field/error-summary.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { RestingFields } from '../../../ui/field/resting-fields.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useAnnouncement } from '../../../screen-kit/use-announcement.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { MethodChoice } from './method-choice.tsx';
import { PayBar } from './pay-bar.tsx';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import type { PaymentViewProps } from './payment-view-props.ts';
import { PurchaseSummary } from './purchase-summary.tsx';
import { PaymentRestNotice } from './payment-rest-notice.tsx';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import { WALLET_PHONE_ID } from './wallet-panel.tsx';

function Errors() {
  const issue = useAtomValue(walletPhoneIssueAtom);
  const attempts = useAtomValue(attemptsAtom);
  const t = useTranslate();
  if (attempts === 0) return null;
  const errors = issue ? [{ fieldId: WALLET_PHONE_ID, message: t(issue.message) }] : [];
  return <ErrorSummary title={t('forms.errorSummary')} errors={errors} focusKey={attempts} />;
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

/** What is bought, the methods with their panels, and the button that pays. Spec section 2 screen 11. */
export function ChooseView({ focusTitle }: PaymentViewProps) {
  const isPaying = useAtomValue(isPayingAtom);
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
          <PayBar />
        </Form>
        {isPaying && <LoadingOverlay />}
      </div>
    </StepScreen>
  );
}
