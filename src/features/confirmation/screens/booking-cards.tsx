import { useAtomValue, useSetAtom } from 'jotai';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { announceAction } from '../../../flow/state/announcements.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { QR_TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { type PageLinkProps, useOutsideLink } from '../../../screen-kit/page-link.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card, SummaryList, type SummaryRow } from '../../../ui/display/card.tsx';
import { QrCode } from '../../../ui/display/qr-code.tsx';
import { clockIcon, type IconPath } from '../../../ui/icon/icon.tsx';
import { useBookingRows, useOfferRow } from '../../booking/screens/booking-summary.tsx';
import { paymentText } from '../../booking/screens/confirm-bar.tsx';
import { type Activation, activationAtom } from '../../booking/state/booking-result.ts';
import { AnswerList } from '../../questions/screens/questions.tsx';
import { OfferPicture } from '../../offer/screens/offer-picture.tsx';
import { Discount, useMoney } from '../../offer/screens/unit-price.tsx';
import { campaignInfoAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import './success.css';

/** A button that opens an external page. */
export function OutsideButton({ to, href, icon, children }: PageLinkProps & { icon: IconPath }) {
  const leave = useOutsideLink();
  const newTabText = useTranslate()('common.newTab');
  return (
    <LinkButton href={href} icon={icon} newTabText={newTabText} onClick={leave(to, href)}>
      {children}
    </LinkButton>
  );
}

/** The text below the headline, with a badge that says what is awaited. */
export function ResultIntro({ text, awaited }: { text: string; awaited: string | null }) {
  return (
    <div className="mc-success__intro">
      <p>{text}</p>
      {awaited !== null && (
        <Badge smart icon={clockIcon}>
          {awaited}
        </Badge>
      )}
    </div>
  );
}

/** Copies a value and announces that. */
function Copy({ value, label }: { value: string; label: string }) {
  const { host } = useAtomValue(servicesAtom);
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const copiedLabel = t('success.copied');
  const onCopy = async () => {
    const isCopied = await host.copyText(value);
    if (isCopied) announce(copiedLabel);
    return isCopied;
  };
  return <CopyButton label={label} copiedLabel={copiedLabel} onCopy={onCopy} />;
}

/** The activation code and its QR code, if a camera can read it, to show at the shop; nothing without them. */
export function ActivationCard({ activation }: { activation: Activation }) {
  const { activationCode: code, activationQrCode: qrText } = activation;
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  const hasQrCode = qrText && qrText.length <= QR_TEXT_MAX_LENGTH;
  if (!code && !hasQrCode) return null;
  return (
    <Card>
      <div className="mc-success__activation">
        {hasQrCode && <QrCode value={qrText} label={t('success.qrLabel', { shop: name })} />}
        {code && (
          <div className="mc-success__code-block">
            <h3 className="mc-quiet">{t('success.code')}</h3>
            <div className="mc-success__code-row">
              <p className="mc-success__code">{code}</p>
              <Copy value={code} label={t('success.copyCode')} />
            </div>
            <p className="mc-quiet mc-success__code-hint">{t('success.codeHint')}</p>
          </div>
        )}
      </div>
    </Card>
  );
}

/** The row with the activation code; null without one. */
function useCodeRow(): SummaryRow | null {
  const { activationCode: code } = useAtomValue(activationAtom);
  const t = useTranslate();
  if (!code) return null;
  const value = <CopiedText value={code} label={t('success.copyCode')} />;
  return { label: t('success.code'), value, note: t('success.codeHint') };
}

/** The rows with what the shop asks for: the activation code with what it is for, and the number. */
export function useProofRows(): readonly (SummaryRow | null)[] {
  return [useCodeRow(), useReferenceRow()];
}

/** The QR code of the activation, if a camera can read it; nothing without one. */
export function ActivationQrCode() {
  const { activationQrCode: text } = useAtomValue(activationAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (!text || text.length > QR_TEXT_MAX_LENGTH) return null;
  return (
    <div className="mc-success__activation">
      <QrCode value={text} label={t('success.qrLabel', { shop: name })} />
    </div>
  );
}

/** The total shown when the booking was sent, and where to pay it; undefined without a price. */
function useTotal(): SummaryRow | undefined {
  const { shownCents = null, valueChargedCents } = useAtomValue(reservationAtom) ?? {};
  const { name } = useAtomValue(venueAtom);
  const money = useMoney();
  const t = useTranslate();
  if (shownCents === null) return undefined;
  // `ChargeNotice` covers a charge.
  const note = valueChargedCents === 0 && t(paymentText(shownCents), { shop: name });
  return { label: t('confirm.total'), value: money(shownCents), note };
}

/** The booking with its number and its total. */
export function BookingCard() {
  const booked = useBookingRows();
  const offer = useOfferRow();
  const proof = useProofRows();
  const total = useTotal();
  const picture = useAtomValue(campaignInfoAtom)?.campaignImages[0];
  const t = useTranslate();
  return (
    <Card
      title={offer.value ?? t('booking.title')}
      aside={picture && <OfferPicture picture={picture} />}
    >
      <SummaryList rows={[...booked, ...proof]} total={total}>
        <AnswerList />
      </SummaryList>
      <ActivationQrCode />
      <Discount />
      <ChargeNotice />
    </Card>
  );
}

interface CopiedTextProps {
  value: string;
  /** Shown in place of the value, for example in groups of digits. */
  shown?: string;
  /** Name of the copy button. */
  label: string;
}

/** A number with a button that copies it. */
export function CopiedText({ value, shown = value, label }: CopiedTextProps) {
  return (
    <span className="mc-success__reference">
      {shown}
      <Copy value={value} label={label} />
    </span>
  );
}

/** A row with the number of a booking or an order; null without one. */
export function useNumberRow(label: MessageKey, number: string | undefined): SummaryRow | null {
  const t = useTranslate();
  if (number === undefined) return null;
  const value = <CopiedText value={number} label={t('success.copyReference')} />;
  return { label: t(label), value };
}

/** The row with the transaction number; null before there is a reservation. */
const useReferenceRow = (): SummaryRow | null =>
  useNumberRow('success.reference', useAtomValue(reservationAtom)?.transactionId);

/** Warns about a charge, since nothing was shown as due now. */
export function ChargeNotice() {
  const { valueChargedCents = 0 } = useAtomValue(reservationAtom) ?? {};
  const { name } = useAtomValue(venueAtom);
  const money = useMoney();
  const t = useTranslate();
  if (valueChargedCents === 0) return null;
  return (
    <Notice kind="warning">
      {t('success.charged', { amount: money(valueChargedCents), shop: name })}
    </Notice>
  );
}
