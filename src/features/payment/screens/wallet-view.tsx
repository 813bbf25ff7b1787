import { currentPayment, type TrackedPayment } from '../../../submission/rules/purchase-state.ts';
import { waitAtom } from '../../../submission/submission-atom.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { formatPhone } from '../../../lib/phone/dial-prefixes.ts';
import { useAnnouncement, useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { InertFields } from '../../../ui/feedback/overlay.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { useFocusInside } from '../../../ui/use-focus-inside.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { priceAtom } from '../../vouchers/state/price-atoms.ts';
import { walletTimeLeft } from '../rules/wallet.ts';
import { payAction, resendAction } from '../state/pay.ts';
import { changePaymentAction, fillAskedNumberAction, isPayingAtom } from '../state/payment-view.ts';
import { shownPaymentAtom } from '../state/payments.ts';
import { WalletErrors, WalletPanel } from './method-views.tsx';
import { useFreshView, type PaymentViewProps } from './purchase-summary.tsx';
import {
  PollBlockerNotice,
  PaymentStatusNotice,
  UnsavedPaymentNotice,
  useHasUnknownStatus,
} from './payment-notices.tsx';

const TICK_MS = 1_000;

const RESEND_HINT_ID = 'mc-resend-hint';

/** The time left for a wallet request (Unix ms), updated every second. */
function useWalletTimeLeft(requestedAt: number) {
  const { host } = useAtomValue(servicesAtom);
  const [now, setNow] = useState(() => host.now());
  useEffect(() => {
    let cancel = host.after(TICK_MS, function tick() {
      setNow(host.now());
      cancel = host.after(TICK_MS, tick);
    });
    return () => cancel();
  }, [host]);
  return walletTimeLeft(requestedAt, now);
}

/** The requested amount and number. The number is not stored, so it is unknown after a reload. */
function useSentText(): string {
  const payment = useAtomValue(shownPaymentAtom);
  const price = useAtomValue(priceAtom);
  const money = useMoney();
  const t = useTranslate();
  const amount = money(payment?.entry.shownCents ?? price?.totalCents ?? 0);
  const phone = payment?.request?.phone;
  return phone
    ? t('payment.wait.sent', { amount, phone: formatPhone(phone) })
    : t('payment.wait.sentUnknown', { amount });
}

function Announcement({ text }: { text: string }) {
  useAnnouncement(text);
  return null;
}

type WalletTime = ReturnType<typeof walletTimeLeft>;

/** The clock's circle, centred on the origin. */
const CIRCLE = { r: 44, pathLength: 1 };

/**
 * The time left, in a ring that empties with it. The role `timer` is no live region, so screen readers read its name when
 * the customer reaches it, not every second.
 */
function Clock({ clock, share, name }: Pick<WalletTime, 'clock' | 'share'> & { name: string }) {
  return (
    <div className="mc-payment__clock" role="timer" aria-label={name}>
      <svg viewBox="-48 -48 96 96" aria-hidden="true" focusable="false">
        <circle {...CIRCLE} />
        <circle {...CIRCLE} strokeDasharray={1} strokeDashoffset={1 - share} />
        <text dy="0.35em">{clock}</text>
      </svg>
    </div>
  );
}

/** The time left and what to do; announces when it is over. */
function TimeLeft({ clock, message, secondsLeft, share }: WalletTime) {
  const t = useTranslate();
  const isOver = secondsLeft <= 0;
  const title = t(message, { clock });
  const text = t(isOver ? 'payment.wait.afterTime' : 'payment.wait.stay');
  return (
    <>
      <Clock clock={clock} share={share} name={title} />
      {isOver && <strong>{title}</strong>}
      <p>{text}</p>
      {isOver && <Announcement text={`${title} ${text}`} />}
    </>
  );
}

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

/** Changes the number of the open request, with the same form and action as the method's card. */
function NumberForm({ onClose }: { onClose: () => void }) {
  const isPaying = useAtomValue(isPayingAtom);
  const price = useAtomValue(priceAtom);
  const pay = useSetAtom(payAction);
  const money = useMoney();
  const t = useTranslate();
  const place = useFocusInside();
  return (
    <div ref={place}>
      <Form onSubmit={pay}>
        <InertFields className="mc-payment__fields" resting={isPaying}>
          <WalletErrors />
          <WalletPanel />
        </InertFields>
        <div className="mc-payment__ways">
          <Button type="submit" variant="primary" busy={isPaying}>
            {t('payment.pay')} {price && money(price.totalCents)}
          </Button>
          <Button disabled={isPaying} onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The actions while a payment waits: edit the number in place or choose another method; `children` come first. */
export function WaitActions({ children }: { children?: ReactNode }) {
  const { currentId } = useAtomValue(waitAtom);
  const isPaying = useAtomValue(isPayingAtom);
  const fill = useSetAtom(fillAskedNumberAction);
  const change = useSetAtom(changePaymentAction);
  /** The payment whose number is being edited; another payment closes the form. Null after the customer closed it. */
  const [editedId, setEditedId] = useState<string | null>();
  const button = useRef<HTMLButtonElement>(null);
  const t = useTranslate();
  const sent = useSentText();
  const isEdited = editedId === currentId;
  const isClosed = editedId !== undefined && !isEdited;
  useFreshView(isEdited);
  useLayoutEffect(() => {
    if (isClosed) button.current?.focus();
  }, [isClosed]);
  const edit = () => {
    fill();
    setEditedId(currentId);
  };
  return (
    <>
      {isClosed && editedId && <Announcement text={sent} />}
      {isEdited && <NumberForm onClose={() => setEditedId(null)} />}
      <div className="mc-payment__ways">
        {children}
        {!isEdited && (
          <Button advances ref={button} disabled={isPaying} onClick={edit}>
            {t('payment.wait.otherNumber')}
          </Button>
        )}
        <Button advances variant="quiet" disabled={isPaying} onClick={change}>
          {t('payment.wait.otherMethod')}
        </Button>
      </div>
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
