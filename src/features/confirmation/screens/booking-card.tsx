import { useAtomValue } from 'jotai';

import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { Card } from '../../../ui/display/card.tsx';
import type { SummaryRow } from '../../../ui/display/summary-list.tsx';
import { BookingSummary } from '../../booking/screens/booking-summary.tsx';
import { useMoney } from '../../offer/screens/use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { ChargeNotice, useReferenceRow } from './reference-row.tsx';

/** What it costs, as it was shown when it was sent, and where that is paid; nothing where nobody names a price. */
function useTotal(): SummaryRow | undefined {
  const { shownCents = null, valueChargedCents } = useAtomValue(reservationAtom) ?? {};
  const { name } = useAtomValue(venueAtom);
  const money = useMoney();
  const t = useTranslate();
  if (shownCents === null) return undefined;
  const text = shownCents > 0 ? 'confirm.payAtPlace' : 'confirm.free';
  // A charge all the same has its own notice.
  const note = valueChargedCents === 0 && t(text, { shop: name });
  return { label: t('confirm.total'), value: money(shownCents), note };
}

/** What was booked, under which number, and what it costs. */
export function BookingCard() {
  const number = useReferenceRow();
  const total = useTotal();
  const t = useTranslate();
  if (!number) return null;
  return (
    <Card title={t('booking.title')}>
      <BookingSummary more={[number]} total={total} />
      <ChargeNotice />
    </Card>
  );
}
