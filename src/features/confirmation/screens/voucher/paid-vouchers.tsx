import { PageSlot } from '../../../../screen-kit/page-slot.tsx';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactNode } from 'react';

import { voucherAtom } from '../../../offer/state/choice-atoms.ts';
import { QR_TEXT_MAX_LENGTH, VOUCHER_EMAIL_WITHIN_MINUTES } from '../../../../lib/limits.ts';
import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import { HomeButton } from '../../../../screen-kit/result-links.tsx';
import { StepScreen, useTranslate } from '../../../../screen-kit/screen.tsx';
import { Card, SummaryList } from '../../../../ui/display/card.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../../ui/feedback/success-mark.tsx';
import { qrModulesOf } from '../../../../ui/display/qr-code.tsx';
import { mailIcon } from '../../../../ui/icon/result-icons.ts';
import { customerEmailAtom } from '../../../booking/state/booking-result.ts';
import { GiftSection } from '../../../gift/screens/gift-section.tsx';
import { useMoney } from '../../../offer/screens/unit-price.tsx';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import {
  otherPaymentIsOpenAtom,
  type VoucherResult,
} from '../../../payment/state/payment-atoms.ts';
import { usePurchaseRows } from '../../../payment/screens/purchase-summary.tsx';
import { ActivationCard, CopiedText, VenueCard } from '../booking-cards.tsx';
import { ShareButton, useShareMessages } from '../keep-buttons.tsx';
import { NextList } from '../next-list.tsx';

const PER_VOUCHER = {
  plain: 'payment.share.price',
  reduced: 'payment.share.priceReduced',
} as const;

/** Shares the offer, without a time and without the private code. Spec section 2 screen 14. */
function ShareOffer() {
  const data = useShareMessages({ times: [], priceTexts: PER_VOUCHER });
  return (
    <section className="mc-success__keep">
      <div className="mc-success__buttons">
        <ShareButton data={data} />
      </div>
    </section>
  );
}

/** The card for vouchers that are given, with their code; open if the customer has begun one. */
function Gift({ result }: { result: VoucherResult }) {
  const { activationCode: code, activationQrCode: qrText, count } = result;
  const { validUntil } = usePurchaseRows(count);
  const qr = useMemo(
    () => (qrText && qrText.length <= QR_TEXT_MAX_LENGTH ? qrModulesOf(qrText) : null),
    [qrText],
  );
  const t = useTranslate();
  return (
    <div className="mc-voucher-gift">
      <GiftSection
        summary={t('voucher.gift')}
        bought={{ count, code, qr, validUntil: validUntil.value }}
      />
    </div>
  );
}

interface EmailNoticeProps {
  /** The message with the customer's address, and the one without it. */
  known: MessageKey;
  unknown: MessageKey;
  children?: ReactNode;
}

/** When the vouchers are e-mailed. Spec section 9 "Voucher and invoice e-mail within 10 minutes". */
export function EmailNotice({ known, unknown, children }: EmailNoticeProps) {
  const email = useAtomValue(customerEmailAtom);
  const t = useTranslate();
  const minutes = VOUCHER_EMAIL_WITHIN_MINUTES;
  return (
    <Notice icon={mailIcon}>
      {email === null ? t(unknown, { minutes }) : t(known, { email, minutes })}
      {children}
    </Notice>
  );
}

function ChargeNotice({ result: { shownCents, amountCents } }: { result: VoucherResult }) {
  const { name } = useAtomValue(venueAtom);
  const money = useMoney();
  const t = useTranslate();
  if (shownCents === null) return null;
  const values = { shown: money(shownCents), charged: money(amountCents), shop: name };
  return <Notice kind="warning">{t('payment.success.differs', values)}</Notice>;
}

/** Asks the customer to refuse another payment request that is still open in the wallet. */
function OtherOpenNotice() {
  const isOpen = useAtomValue(otherPaymentIsOpenAtom);
  const t = useTranslate();
  return isOpen ? <Notice kind="warning">{t('payment.success.otherOpen')}</Notice> : null;
}

function PurchaseCard({ result }: { result: VoucherResult }) {
  const { paymentId, amountCents, count } = result;
  const rows = usePurchaseRows(count);
  const money = useMoney();
  const t = useTranslate();
  const value = <CopiedText value={paymentId} label={t('success.copyReference')} />;
  const number = { label: t('payment.success.number'), value };
  return (
    <Card title={t('payment.summary')}>
      <SummaryList
        rows={[rows.offer, rows.count, rows.validUntil, number]}
        total={{ label: t('payment.success.paid'), value: money(amountCents) }}
      />
    </Card>
  );
}

/** Paid vouchers: the code for the shop, the e-mail, the purchase, and the offer to share or give. */
export function PaidVouchers({ result }: { result: VoucherResult }) {
  const { needVatInvoice } = useAtomValue(voucherAtom);
  const t = useTranslate();
  return (
    <StepScreen
      title={t('payment.success.title', { count: result.count })}
      intro={t('payment.success.description')}
      mark={<SuccessMark />}
    >
      <ChargeNotice result={result} />
      <OtherOpenNotice />
      <ActivationCard activation={result} />
      <EmailNotice known="payment.success.email" unknown="payment.success.emailUnknown">
        {needVatInvoice && ` ${t('payment.success.invoice')}`}
      </EmailNotice>
      <Gift result={result} />
      <PurchaseCard result={result} />
      <NextList of="purchase" />
      <ShareOffer />
      <VenueCard />
      <PageSlot name="after-success" />
      <HomeButton />
    </StepScreen>
  );
}
