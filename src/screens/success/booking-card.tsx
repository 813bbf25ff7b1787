import { useAtomValue, useSetAtom } from 'jotai';

import { copyTextAction } from '../../state/actions/copy-text.ts';
import { reservationAtom } from '../../state/reservation-atom.ts';
import { venueAtom } from '../../state/venue-atom.ts';
import { CopyButton } from '../../ui/action/copy-button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BookingSummary } from '../parts/booking-summary.tsx';
import { useMoney } from '../parts/use-money.ts';
import { useTranslate } from '../parts/use-translate.ts';

/** What was booked, under which number. Nothing is due now: a charge all the same is a difference, and said so. */
export function BookingCard() {
  const reservation = useAtomValue(reservationAtom);
  const { name } = useAtomValue(venueAtom);
  const money = useMoney();
  const copy = useSetAtom(copyTextAction);
  const t = useTranslate();
  if (!reservation) return null;
  const { transactionId, valueChargedCents } = reservation;
  const number = {
    label: t('success.reference'),
    value: (
      <span className="mc-success__reference">
        {transactionId}
        <CopyButton
          label={t('success.copyReference')}
          copiedLabel={t('success.copied')}
          onCopy={() => copy(transactionId)}
        />
      </span>
    ),
  };
  return (
    <Card title={t('booking.title')}>
      <BookingSummary more={[number]} />
      {valueChargedCents > 0 && (
        <Notice kind="warning">
          {t('success.charged', { amount: money(valueChargedCents), shop: name })}
        </Notice>
      )}
    </Card>
  );
}
