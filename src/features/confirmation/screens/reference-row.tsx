import { useAtomValue, useSetAtom } from 'jotai';

import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import type { SummaryRow } from '../../../ui/display/summary-list.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { copyTextAction } from '../state/sharing.ts';
import './success.css';

interface CopiedTextProps {
  value: string;
  /** Shown in place of the value, for example in groups of digits. */
  shown?: string;
  /** Name of the copy button. */
  label: string;
}

/** A number with a button that copies it. */
export function CopiedText({ value, shown = value, label }: CopiedTextProps) {
  const copy = useSetAtom(copyTextAction);
  const t = useTranslate();
  return (
    <span className="mc-success__reference">
      {shown}
      <CopyButton label={label} copiedLabel={t('success.copied')} onCopy={() => copy(value)} />
    </span>
  );
}

/** The row with the transaction number; null before there is a reservation. */
export function useReferenceRow(): SummaryRow | null {
  const reservation = useAtomValue(reservationAtom);
  const t = useTranslate();
  if (!reservation) return null;
  const label = t('success.copyReference');
  const value = <CopiedText value={reservation.transactionId} label={label} />;
  return { label: t('success.reference'), value };
}

/** Nothing is due now: a charge all the same is a difference, and said so. */
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
