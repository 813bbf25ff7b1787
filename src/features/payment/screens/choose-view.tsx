import { PageSlot } from '../../../screen-kit/page-slot.tsx';
import { useAtomValue, useSetAtom } from 'jotai';

import { useAnnouncement, useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Overlay, InertFields } from '../../../ui/feedback/overlay.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lockIcon } from '../../../ui/icon/result-icons.ts';
import { RadioCards } from '../../../ui/field/radio-cards.tsx';
import { WithSum } from '../../../ui/frame/frame.tsx';
import { ConfirmBar } from '../../booking/screens/confirm-bar.tsx';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { userPrizesAtom } from '../../account/state/prizes.ts';
import { priceAtom } from '../../vouchers/state/price-atoms.ts';
import { prizeIsUnavailableAtom } from '../../vouchers/state/voucher-form-state.ts';
import { payAction } from '../state/pay.ts';
import { offeredMethodsAtom, paymentMethodAtom } from '../state/payment-atoms.ts';
import { choosePaymentMethodAction } from '../state/payment-form.ts';
import { hasOpenPaymentAtom, isPayingAtom, keepWaitingAction } from '../state/payment-view.ts';
import { METHOD_VIEWS, WalletErrors } from './method-views.tsx';
import { PurchaseSummary, type PaymentViewProps } from './purchase-summary.tsx';
import { PollBlockerNotice, UnsavedPaymentNotice } from './payment-notices.tsx';

/** The payment methods with the panel of the chosen one. Spec section 2 screen 11. */
function MethodChoice() {
  const method = useAtomValue(paymentMethodAtom);
  const offered = useAtomValue(offeredMethodsAtom);
  const choose = useSetAtom(choosePaymentMethodAction);
  const t = useTranslate();
  return (
    <div className="mc-payment__method">
      <RadioCards
        legend={t('payment.method')}
        options={offered.map((value) => {
          const { title, text, mark, Panel } = METHOD_VIEWS[value];
          return { value, title: t(title), description: t(text), mark, panel: <Panel /> };
        })}
        value={method}
        onChange={choose}
      />
      <p className="mc-payment__secure">
        <Icon path={lockIcon} size="small" />
        {t('payment.secure')}
      </p>
    </div>
  );
}

/** Says that an earlier payment can still be confirmed; offers to return to it. */
function OpenPaymentNotice() {
  const isOpen = useAtomValue(hasOpenPaymentAtom);
  const keepWaiting = useSetAtom(keepWaitingAction);
  const t = useTranslate();
  if (!isOpen) return null;
  const back = (
    <Button advances small onClick={keepWaiting}>
      {t('payment.open.back')}
    </Button>
  );
  return (
    <Notice title={t('payment.open.title')} action={back}>
      {t('payment.open.text')}
    </Notice>
  );
}

/** Says that the chosen prize is gone: it neither lowers the price nor is sent. */
function UnavailablePrizeNotice() {
  const isUnavailable = useAtomValue(prizeIsUnavailableAtom);
  const hasRead = useAtomValue(userPrizesAtom) !== null;
  const t = useTranslate();
  return isUnavailable && hasRead ? <Notice kind="warning">{t('payment.prizeLost')}</Notice> : null;
}

function LoadingOverlay() {
  const text = useTranslate()('payment.loading');
  useAnnouncement(text);
  return <Overlay text={text} />;
}

/** The purchase, the methods with their panels, and the button that pays. Spec section 2 screen 11. */
export function ChooseView({ focusTitle }: PaymentViewProps) {
  const isPaying = useAtomValue(isPayingAtom);
  const totalCents = useAtomValue(priceAtom)?.totalCents ?? null;
  const pay = useSetAtom(payAction);
  const t = useTranslate();
  return (
    <StepScreen title={t('payment.title')} focusTitle={focusTitle}>
      <div className="mc-payment">
        <Form onSubmit={pay}>
          <WithSum
            sum={
              <>
                <InertFields className="mc-payment__fields" resting={isPaying}>
                  <PurchaseSummary />
                  <PageSlot name="before-confirm" />
                  <LegalLinks lead="confirm.legal" of="purchase" />
                  <RetryWarning text="payment.retryWarning" />
                  <RefusalNotice of="paymentPage" />
                </InertFields>
                <ConfirmBar
                  totalCents={totalCents}
                  texts={{ first: 'payment.pay', again: 'payment.retry' }}
                  isWaiting={isPaying}
                  pays
                />
              </>
            }
          >
            <InertFields className="mc-payment__fields" resting={isPaying}>
              <WalletErrors />
              <OpenPaymentNotice />
              <PollBlockerNotice />
              <UnsavedPaymentNotice />
              <UnavailablePrizeNotice />
              {/* Above the ways to pay, where the customer lands when the dialog closes. */}
              <RefusalNotice of="voucher" />
              <MethodChoice />
            </InertFields>
          </WithSum>
        </Form>
        {isPaying && <LoadingOverlay />}
      </div>
    </StepScreen>
  );
}
