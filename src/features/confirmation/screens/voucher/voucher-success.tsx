import { useAtomValue, useSetAtom } from 'jotai';

import { VOUCHER_EMAIL_WITHIN_MINUTES } from '../../../../lib/limits.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../../ui/feedback/success-mark.tsx';
import { clockIcon } from '../../../../ui/icon/booking-icons.ts';
import { mailIcon } from '../../../../ui/icon/result-icons.ts';
import { customerEmailAtom } from '../../../booking/state/booking-result.ts';
import { PaymentRestNotice } from '../../../payment/screens/payment-notices.tsx';
import { voucherResultAtom, type VoucherResult } from '../../../payment/state/payment-atoms.ts';
import { openPaymentPageAction, payOtherwiseAction } from '../../../payment/state/payment-view.ts';
import { paymentLinksAtom } from '../../../payment/state/purchases.ts';
import { VenueCard } from '../booking-cards.tsx';
import { HomeButton } from '../next-list.tsx';
import { KeepVouchers, PaidVouchers } from './paid-vouchers.tsx';
import { ReferenceCard } from './purchase-card.tsx';
import '../success.css';

function AfterNotice() {
  const email = useAtomValue(customerEmailAtom);
  const t = useTranslate();
  const minutes = VOUCHER_EMAIL_WITHIN_MINUTES;
  return (
    <Notice icon={mailIcon}>
      {email === null
        ? t('payment.reserved.afterUnknown', { minutes })
        : t('payment.reserved.after', { email, minutes })}
    </Notice>
  );
}

function Ways({ paymentId }: { paymentId: string }) {
  const hasPage = useAtomValue(paymentLinksAtom).get(paymentId)?.url != null;
  const open = useSetAtom(openPaymentPageAction);
  const payOtherwise = useSetAtom(payOtherwiseAction);
  const t = useTranslate();
  return (
    <div className="mc-success__buttons">
      {hasPage && (
        <Button advances onClick={() => void open()}>
          {t('payment.link.open')}
        </Button>
      )}
      <Button advances onClick={() => payOtherwise()}>
        {t('payment.wait.otherMethod')}
      </Button>
    </div>
  );
}

/** Reserved, waiting for payment, and never called paid: the numbers to pay with, and what follows. Contract section 1. */
function ReservedVouchers({ result }: { result: VoucherResult }) {
  const t = useTranslate();
  const intro = (
    <div className="mc-success__intro">
      <p>{t('payment.reserved.description')}</p>
      <Badge smart icon={clockIcon}>
        {t('payment.reserved.badge')}
      </Badge>
    </div>
  );
  return (
    <StepScreen
      title={t('payment.reserved.title')}
      intro={intro}
      mark={<SuccessMark kind="waiting" />}
    >
      {result.reference && (
        <ReferenceCard reference={result.reference} amountCents={result.amountCents} />
      )}
      <PaymentRestNotice />
      <AfterNotice />
      <Ways paymentId={result.paymentId} />
      <KeepVouchers />
      <VenueCard />
      <HomeButton />
    </StepScreen>
  );
}

const VIEWS: Record<VoucherResult['status'], typeof PaidVouchers> = {
  paid: PaidVouchers,
  reserved: ReservedVouchers,
};

/** The result of a voucher purchase: paid, or reserved until a reference is paid. Spec section 2 screen 14. */
export default function VoucherSuccess() {
  const result = useAtomValue(voucherResultAtom);
  if (!result) return null;
  const View = VIEWS[result.status];
  return <View key={result.status} result={result} />;
}
