import { useAtomValue, useSetAtom } from 'jotai';

import { VOUCHER_EMAIL_WITHIN_MINUTES } from '../../../../lib/limits.ts';
import {
  openPaymentPageAction,
  payOtherwiseAction,
} from '../../../payment/state/change-payment.ts';
import { paymentLinksAtom } from '../../../payment/state/purchases.ts';
import type { VoucherResult } from '../../../payment/state/voucher-result.ts';
import { customerEmailAtom } from '../../../booking/state/result-atoms.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../../ui/feedback/success-mark.tsx';
import { clockIcon } from '../../../../ui/icon/booking-icons.ts';
import { mailIcon } from '../../../../ui/icon/result-icons.ts';
import { PaymentRestNotice } from '../../../payment/screens/payment-rest-notice.tsx';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { HomeButton } from '../home-button.tsx';
import { VenueCard } from '../venue-card.tsx';
import { KeepVouchers } from './keep-vouchers.tsx';
import { ReferenceCard } from './reference-card.tsx';

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
export function ReservedVouchers({ result }: { result: VoucherResult }) {
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
