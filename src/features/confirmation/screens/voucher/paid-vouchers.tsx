import { PageSlot } from '../../../../screen-kit/page-slot.tsx';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { voucherAtom } from '../../../offer/state/choice-atoms.ts';
import { QR_TEXT_MAX_LENGTH, VOUCHER_EMAIL_WITHIN_MINUTES } from '../../../../lib/limits.ts';
import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import { StepScreen, useTranslate } from '../../../../screen-kit/screen.tsx';
import { Card, SummaryList } from '../../../../ui/display/card.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../../ui/feedback/success-mark.tsx';
import { qrModulesOf } from '../../../../ui/display/qr-code.tsx';
import { customerEmailAtom } from '../../../booking/state/booking-result.ts';
import { GiftSection } from '../../../gift/screens/gift-section.tsx';
import { useMoney } from '../../../offer/screens/unit-price.tsx';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import {
  otherPaymentIsOpenAtom,
  type VoucherResult,
} from '../../../payment/state/payment-atoms.ts';
import { usePurchaseRows } from '../../../payment/screens/purchase-summary.tsx';
import { ActivationCard, CopiedText } from '../booking-cards.tsx';
import { KeepPurchase, useShareMessages } from '../keep-buttons.tsx';
import { NextOfPurchase } from '../next-list.tsx';

const PER_VOUCHER = {
  plain: 'payment.share.price',
  reduced: 'payment.share.priceReduced',
} as const;

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

/**
 * When the vouchers are e-mailed, by the message with the customer's address, or the one without it. Spec section 9
 * "Voucher and invoice e-mail within 10 minutes".
 */
export function useVoucherEmail(known: MessageKey, unknown: MessageKey): string {
  const email = useAtomValue(customerEmailAtom);
  const t = useTranslate();
  const minutes = VOUCHER_EMAIL_WITHIN_MINUTES;
  return email === null ? t(unknown, { minutes }) : t(known, { email, minutes });
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
  const email = useVoucherEmail('payment.success.email', 'payment.success.emailUnknown');
  const offer = useShareMessages({ times: [], priceTexts: PER_VOUCHER });
  const t = useTranslate();
  return (
    <StepScreen
      title={t('payment.success.title', { count: result.count })}
      intro={t('payment.success.description')}
      mark={<SuccessMark />}
    >
      <ChargeNotice result={result} />
      <OtherOpenNotice />
      <div className="mc-columns">
        <div className="mc-form">
          <ActivationCard activation={result} />
          <Gift result={result} />
          <PurchaseCard result={result} />
        </div>
        <div className="mc-form">
          <NextOfPurchase
            email={needVatInvoice ? `${email} ${t('payment.success.invoice')}` : email}
          />
          <PageSlot name="after-success" />
          {/* Without the private code. */}
          <KeepPurchase data={offer} />
        </div>
      </div>
    </StepScreen>
  );
}
