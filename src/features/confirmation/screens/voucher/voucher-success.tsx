import { useAtomValue, useSetAtom } from 'jotai';

import { configAtom } from '../../../../context/checkout-context.ts';
import { groupReference, type BankReference } from '../../../../lib/payment/bank-reference.ts';
import { venueDate, venueTime } from '../../../../lib/time/time-zones.ts';
import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import { RefusalNotice } from '../../../../screen-kit/refusal-notice.tsx';
import { StepScreen, useTranslate } from '../../../../screen-kit/screen.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, SummaryList } from '../../../../ui/display/card.tsx';
import { SuccessMark } from '../../../../ui/feedback/success-mark.tsx';
import { useMoney } from '../../../offer/screens/unit-price.tsx';
import { PollBlockerNotice } from '../../../payment/screens/payment-notices.tsx';
import { voucherResultAtom, type VoucherResult } from '../../../payment/state/payment-atoms.ts';
import { openPaymentPageAction, payOtherwiseAction } from '../../../payment/state/payment-view.ts';
import { paymentsAtom } from '../../../payment/state/payments.ts';
import { CopiedText, ResultIntro } from '../booking-cards.tsx';
import { KeepPurchase } from '../keep-buttons.tsx';
import { NextOfPurchase } from '../next-list.tsx';
import { PaidVouchers, useVoucherEmail } from './paid-vouchers.tsx';
import '../../../../ui/field/field.css';
import '../success.css';

/** The date and time until which a reference can be paid; null without one. */
function useExpiryText({ expiresAt }: BankReference): string | null {
  const { timeZone } = useAtomValue(configAtom);
  const t = useTranslate();
  if (expiresAt === null) return null;
  const date = formatVenueDate(venueDate(expiresAt, timeZone), t, 'full');
  const time = venueTime(expiresAt, timeZone);
  return t('reservation.moment', { date, time });
}

/** Entity, reference in groups of three and amount, each with a copy button, and the expiry. */
function ReferenceCard({
  reference,
  amountCents,
}: {
  reference: BankReference;
  amountCents: number;
}) {
  const until = useExpiryText(reference);
  const money = useMoney();
  const t = useTranslate();
  const { entity, reference: number } = reference;
  const copied = (value: string, label: MessageKey, shown = value) => (
    <CopiedText value={value} label={t(label)} shown={shown} />
  );
  const amount = (amountCents / 100).toFixed(2);
  const rows = [
    { label: t('payment.reference.entity'), value: copied(entity, 'payment.reference.copyEntity') },
    {
      label: t('payment.reference.number'),
      value: copied(number, 'payment.reference.copyNumber', groupReference(number)),
    },
    {
      label: t('payment.reference.amount'),
      value: copied(amount, 'payment.reference.copyAmount', money(amountCents)),
    },
    until === null ? null : { label: t('payment.reference.until'), value: until },
  ];
  return (
    <Card title={t('payment.reference.title')}>
      <SummaryList rows={rows} />
      <p className="mc-quiet mc-success__how">{t('payment.reserved.how')}</p>
    </Card>
  );
}

/** Opens the payment page, if there is one, or lets the customer pay another way. */
function PaymentButtons({ paymentId }: { paymentId: string }) {
  const hasPage = useAtomValue(paymentsAtom).get(paymentId)?.entry.url != null;
  const open = useSetAtom(openPaymentPageAction);
  const payOtherwise = useSetAtom(payOtherwiseAction);
  const t = useTranslate();
  return (
    <>
      <RefusalNotice of="paymentPage" />
      <div className="mc-success__buttons">
        {hasPage && (
          <Button advances onClick={() => void open()}>
            {t('payment.link.open')}
          </Button>
        )}
        <Button advances onClick={payOtherwise}>
          {t('payment.wait.otherMethod')}
        </Button>
      </div>
    </>
  );
}

/** Reserved vouchers: how to pay for them, and what happens then. Never says "paid". Contract section 1. */
function ReservedVouchers({ result }: { result: VoucherResult }) {
  const email = useVoucherEmail('payment.reserved.after', 'payment.reserved.afterUnknown');
  const t = useTranslate();
  return (
    <StepScreen
      title={t('payment.reserved.title')}
      intro={
        <ResultIntro
          text={t('payment.reserved.description')}
          awaited={t('payment.reserved.badge')}
        />
      }
      mark={<SuccessMark kind="waiting" />}
    >
      <div className="mc-columns">
        <div className="mc-form">
          {result.reference && (
            <ReferenceCard reference={result.reference} amountCents={result.amountCents} />
          )}
          <PollBlockerNotice />
          <PaymentButtons paymentId={result.paymentId} />
        </div>
        <div className="mc-form">
          <NextOfPurchase email={email} />
          <KeepPurchase data={null} />
        </div>
      </div>
    </StepScreen>
  );
}

/** The result of a voucher purchase: paid, or reserved until a reference is paid. Spec section 2 screen 14. */
export default function VoucherSuccess() {
  const result = useAtomValue(voucherResultAtom);
  if (!result) return null;
  const View = result.status === 'paid' ? PaidVouchers : ReservedVouchers;
  return <View key={result.status} result={result} />;
}
