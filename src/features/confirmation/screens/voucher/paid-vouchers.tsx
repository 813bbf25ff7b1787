import { useAtomValue } from 'jotai';

import { voucherAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { QR_TEXT_MAX_LENGTH, VOUCHER_EMAIL_WITHIN_MINUTES } from '../../../../lib/limits.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../../ui/feedback/success-mark.tsx';
import { mailIcon } from '../../../../ui/icon/result-icons.ts';
import { customerEmailAtom } from '../../../booking/state/booking-result.ts';
import { useMoney } from '../../../offer/screens/unit-price.tsx';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import {
  otherPaymentIsOpenAtom,
  type VoucherResult,
} from '../../../payment/state/payment-atoms.ts';
import { ActivationCard, VenueCard } from '../booking-cards.tsx';
import { ShareButton, useShareMessages } from '../keep-buttons.tsx';
import { HomeButton, NextList } from '../next-list.tsx';
import { PurchaseCard } from './purchase-card.tsx';

const PER_VOUCHER = {
  plain: 'payment.share.price',
  reduced: 'payment.share.priceReduced',
} as const;

/** Shares the offer; a voucher has no moment, and its code stays private. Spec section 2 screen 14. */
export function KeepVouchers() {
  const messages = useShareMessages({ times: [], priceTexts: PER_VOUCHER });
  return (
    <div className="mc-success__buttons">
      <ShareButton data={messages} />
    </div>
  );
}

/** Within which time what is sent where. Spec section 9 "Voucher and invoice e-mail within 10 minutes". */
function useEmailText(): string {
  const email = useAtomValue(customerEmailAtom);
  const { needVatInvoice } = useAtomValue(voucherAtom);
  const t = useTranslate();
  const minutes = VOUCHER_EMAIL_WITHIN_MINUTES;
  const sent =
    email === null
      ? t('payment.success.emailUnknown', { minutes })
      : t('payment.success.email', { email, minutes });
  return needVatInvoice ? `${sent} ${t('payment.success.invoice')}` : sent;
}

/** Warns that the server charged another amount than the one shown. */
function ChargeNotice({ result: { shownCents, amountCents } }: { result: VoucherResult }) {
  const { name } = useAtomValue(venueAtom);
  const money = useMoney();
  const t = useTranslate();
  if (shownCents === null) return null;
  const values = { shown: money(shownCents), charged: money(amountCents), shop: name };
  return <Notice kind="warning">{t('payment.success.differs', values)}</Notice>;
}

/** A further request may still show in the wallet: it should be refused there. */
function OtherOpenNotice() {
  const isOpen = useAtomValue(otherPaymentIsOpenAtom);
  const t = useTranslate();
  return isOpen ? <Notice kind="warning">{t('payment.success.otherOpen')}</Notice> : null;
}

/** Paid: what it is shown with at the shop, when it is sent, and how to pass it on. */
export function PaidVouchers({ result }: { result: VoucherResult }) {
  const { count, activationCode, activationQrCode } = result;
  const email = useEmailText();
  const t = useTranslate();
  const hasReadableQr = (activationQrCode?.length ?? 0) <= QR_TEXT_MAX_LENGTH;
  return (
    <StepScreen
      title={t('payment.success.title', { count })}
      intro={t('payment.success.description')}
      mark={<SuccessMark />}
    >
      <ChargeNotice result={result} />
      <OtherOpenNotice />
      <ActivationCard
        activation={{
          code: activationCode || null,
          qrText: hasReadableQr ? activationQrCode || null : null,
        }}
      />
      <Notice icon={mailIcon}>{email}</Notice>
      <PurchaseCard result={result} />
      <NextList of="purchase" />
      <KeepVouchers />
      <VenueCard />
      <HomeButton />
    </StepScreen>
  );
}
