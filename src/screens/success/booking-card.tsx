import { useAtomValue, useSetAtom } from 'jotai';

import { formatMoney } from '../../domain/money/format-money.ts';
import { copyTextAction } from '../../state/actions/copy-text.ts';
import { campaignInfoAtom } from '../../state/campaign-atoms.ts';
import { formatLocaleAtom } from '../../state/language-atom.ts';
import { reservationAtom } from '../../state/reservation-atom.ts';
import { CopyButton } from '../../ui/action/copy-button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { cardIcon } from '../../ui/icon/result-icons.ts';
import { BookingSummary } from '../parts/booking-summary.tsx';
import { useTranslate } from '../parts/use-translate.ts';

/** What was booked, under which number, and what was charged for it. */
export function BookingCard() {
  const reservation = useAtomValue(reservationAtom);
  const currency = useAtomValue(campaignInfoAtom)?.campaignView.currency ?? '';
  const locale = useAtomValue(formatLocaleAtom);
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
        <Notice icon={cardIcon}>
          {t('success.charged', { amount: formatMoney(valueChargedCents, currency, locale) })}
        </Notice>
      )}
    </Card>
  );
}
