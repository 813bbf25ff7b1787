import { useAtomValue, useSetAtom } from 'jotai';

import { formatVenueDate } from '../../../../lib/time/venue-format.ts';
import { goToDayAction } from '../../state/edit-booking.ts';
import { calendarStateAtom, showWeekAction } from '../../state/calendar.ts';
import { bookingFormShapeAtom, weekDateAtom } from '../../state/booking-form-atoms.ts';
import { bookAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { formatLocaleAtom } from '../../../../context/config-atoms.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { chevronRightIcon } from '../../../../ui/icon/frame-icons.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';

interface CalendarStateViewProps {
  /** The week changes and the pressed button disappears: move the focus. */
  onLeave: () => void;
}

/** One line under the calendar: what to do, what its dots mean, or where the next free day is when the week has none. */
export function CalendarStateView({ onLeave }: CalendarStateViewProps) {
  const state = useAtomValue(calendarStateAtom);
  const weekDate = useAtomValue(weekDateAtom);
  const { asksTime } = useAtomValue(bookingFormShapeAtom);
  const hasDay = useAtomValue(bookAtom).date !== null;
  const locale = useAtomValue(formatLocaleAtom);
  const goToDay = useSetAtom(goToDayAction);
  const showWeek = useSetAtom(showWeekAction);
  const t = useTranslate();
  const go = (date: string) => {
    onLeave();
    void goToDay(date);
  };
  switch (state.kind) {
    case 'free':
      return (
        <p className="mc-hint">
          {t(asksTime && !hasDay ? 'reservation.chooseDay' : 'reservation.dayLegend')}
        </p>
      );
    case 'loading':
      return <p className="mc-hint">{t('reservation.calendarLoading')}</p>;
    case 'none':
      // The empty state below says more.
      return null;
    case 'unloaded':
      return (
        <>
          <p className="mc-hint">{t('reservation.calendarUnloaded')}</p>
          <Button small onClick={() => void showWeek(weekDate)}>
            {t('common.retry')}
          </Button>
        </>
      );
    case 'later':
    case 'earlier': {
      const date = formatVenueDate(state.date, locale, 'short');
      const text =
        state.kind === 'later' ? 'reservation.laterFreeDay' : 'reservation.earlierFreeDay';
      return (
        <Button small iconEnd={chevronRightIcon} onClick={() => go(state.date)}>
          {t(text, { date })}
        </Button>
      );
    }
  }
}
