import { useAtomValue } from 'jotai';

import { QR_TEXT_MAX_LENGTH, VOUCHER_EMAIL_WITHIN_MINUTES } from '../../../../lib/limits.ts';
import { otherPaymentIsOpenAtom } from '../../../payment/state/other-payment-atom.ts';
import type { VoucherResult } from '../../../payment/state/voucher-result.ts';
import { customerEmailAtom } from '../../../booking/state/result-atoms.ts';
import { venueAtom } from '../../../offer/state/venue-atom.ts';
import { voucherAtom } from '../../../../flow/state/voucher-atom.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../../ui/feedback/success-mark.tsx';
import { mailIcon } from '../../../../ui/icon/result-icons.ts';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { useMoney } from '../../../offer/screens/use-money.ts';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { ActivationCard } from '../activation-card.tsx';
import { HomeButton } from '../home-button.tsx';
import { NextList } from '../next-list.tsx';
import { VenueCard } from '../venue-card.tsx';
import { KeepVouchers } from './keep-vouchers.tsx';
import { PurchaseCard } from './purchase-card.tsx';

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

/** What the customer was shown was not what the server charged. */
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
