import { useAtomValue, useSetAtom } from 'jotai';

import { formatVenueDate } from '../../../../lib/time/venue-format.ts';
import { showWeekAction } from '../../state/calendar.ts';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import { formatLocaleAtom } from '../../../../context/config-atoms.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { calendarIcon } from '../../../../ui/icon/frame-icons.ts';
import { AskShop } from '../../../offer/screens/ask-shop.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';

interface NoFreeDaysProps {
  /** The last venue date that was searched. */
  until: string;
  /** Where to search further; null when the offer has ended by then. */
  next: string | null;
  /** The search continues and the button disappears: move the focus. */
  onLeave: () => void;
}

/** Nothing can be booked in the calendar loaded: search further, or telephone. */
export default function NoFreeDays({ until, next, onLeave }: NoFreeDaysProps) {
  const shop = useAtomValue(venueAtom).name;
  const locale = useAtomValue(formatLocaleAtom);
  const showWeek = useSetAtom(showWeekAction);
  const t = useTranslate();
  const date = formatVenueDate(until, locale, 'full');
  const lookLater = (from: string) => {
    onLeave();
    void showWeek(from);
  };
  return (
    <EmptyState
      icon={calendarIcon}
      title={t('reservation.noFreeDays.title', { date })}
      action={
        <>
          {next !== null && (
            <Button onClick={() => lookLater(next)}>{t('reservation.lookLater')}</Button>
          )}
          <AskShop />
        </>
      }
    >
      {t(next === null ? 'reservation.noFreeDays.ended' : 'reservation.noFreeDays.later', { shop })}
    </EmptyState>
  );
}
