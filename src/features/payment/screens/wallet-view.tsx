import { currentPayment, type TrackedPayment } from '../../../submission/rules/purchase-state.ts';
import { waitAtom } from '../../../submission/submission-atom.ts';
import { useAtomValue, useSetAtom } from 'jotai';

import { useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { resendAction } from '../state/pay.ts';
import { isPayingAtom } from '../state/payment-view.ts';
import type { PaymentViewProps } from './purchase-summary.tsx';
import {
  PollBlockerNotice,
  PaymentStatusNotice,
  UnsavedPaymentNotice,
  useHasUnknownStatus,
} from './payment-notices.tsx';
import { useSentText, WaitActions } from './wait-actions.tsx';
import { TimeLeft, useWalletTimeLeft, type WalletTime } from './wallet-countdown.tsx';

const RESEND_HINT_ID = 'mc-resend-hint';

/** Help for a wallet that shows no request. */
function Help() {
  const t = useTranslate();
  return (
    <Details summary={t('payment.wait.help.title')}>
      <ul className="mc-payment__help">
        <li>{t('payment.wait.help.open')}</li>
        <li>{t('payment.wait.help.number')}</li>
        <li>{t('payment.wait.help.network')}</li>
        <li>{t('payment.wait.help.again')}</li>
      </ul>
    </Details>
  );
}

/** Sends the request again; disabled until the first one has had time to arrive. */
function ResendButton({ resendIn }: WalletTime) {
  const isPaying = useAtomValue(isPayingAtom);
  const resend = useSetAtom(resendAction);
  const t = useTranslate();
  const isEarly = resendIn > 0;
  return (
    <>
      <p id={RESEND_HINT_ID} className="mc-payment__resend mc-hint">
        {isEarly && t('payment.wait.resendIn', { seconds: resendIn })}
      </p>
      <Button
        advances
        busy={isPaying}
        disabled={isEarly}
        describedBy={RESEND_HINT_ID}
        onClick={() => void resend()}
      >
        {t('payment.wait.resend')}
      </Button>
    </>
  );
}

/** The countdown and the actions, which update every second. */
function Waiting({ payment }: { payment: TrackedPayment }) {
  const time = useWalletTimeLeft(payment.requestedAt);
  const isUnclear = useHasUnknownStatus();
  return (
    <>
      {!isUnclear && (
        <>
          <Card>
            <div className="mc-payment__waiting">
              <TimeLeft key={payment.paymentId} {...time} />
            </div>
          </Card>
          <Help />
        </>
      )}
      <RetryWarning text="payment.retryWarning" />
      <RefusalNotice of="voucher" />
      <WaitActions>
        <ResendButton {...time} />
      </WaitActions>
    </>
  );
}

/**
 * The wait for the wallet app: the number that was asked, the time left, and the alternatives. While the status is unknown,
 * the screen asks nobody to accept the request. Spec section 4.
 */
export function WalletView({ focusTitle }: PaymentViewProps) {
  const payment = currentPayment(useAtomValue(waitAtom));
  const sent = useSentText();
  const isUnclear = useHasUnknownStatus();
  const t = useTranslate();
  const title = t(isUnclear ? 'payment.status.heading' : 'payment.wait.title');
  const intro = isUnclear ? t('payment.status.intro') : sent;
  return (
    <StepScreen title={title} intro={intro} focusTitle={focusTitle}>
      <PollBlockerNotice />
      <PaymentStatusNotice />
      <UnsavedPaymentNotice />
      {payment && <Waiting payment={payment} />}
    </StepScreen>
  );
}
