import { Card } from '../../ui/display/card.tsx';
import { BookingSummary } from '../parts/summary/booking-summary.tsx';
import { useTranslate } from '../parts/use-translate.ts';
import { ChargeNotice, useReferenceRow } from './reference-row.tsx';

/** What was booked, under which number. */
export function BookingCard() {
  const number = useReferenceRow();
  const t = useTranslate();
  if (!number) return null;
  return (
    <Card title={t('booking.title')}>
      <BookingSummary more={[number]} />
      <ChargeNotice />
    </Card>
  );
}
