import { useAtomValue, useSetAtom } from 'jotai';

import { copyTextAction } from '../state/copy-text.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import type { SummaryRow } from '../../../ui/display/summary-list.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useMoney } from '../../offer/screens/use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import './success.css';

/** The number of what was booked, to be copied; null while nothing is. */
export function useReferenceRow(): SummaryRow | null {
  const reservation = useAtomValue(reservationAtom);
  const copy = useSetAtom(copyTextAction);
  const t = useTranslate();
  if (!reservation) return null;
  const { transactionId } = reservation;
  const value = (
    <span className="mc-success__reference">
      {transactionId}
      <CopyButton
        label={t('success.copyReference')}
        copiedLabel={t('success.copied')}
        onCopy={() => copy(transactionId)}
      />
    </span>
  );
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
