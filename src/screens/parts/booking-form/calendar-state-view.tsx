import { useAtomValue, useSetAtom } from 'jotai';

import { formatVenueDate } from '../../../domain/time/format-venue.ts';
import { goToDayAction } from '../../../state/actions/edit-booking.ts';
import { showWeekAction } from '../../../state/actions/show-week.ts';
import { weekDateAtom } from '../../../state/booking-form-atoms.ts';
import { calendarStateAtom } from '../../../state/calendar-state-atom.ts';
import { formatLocaleAtom } from '../../../state/language-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useTranslate } from '../use-translate.ts';

interface CalendarStateViewProps {
  /** The week changes by one of the buttons here, which then go: the focus needs another place. */
  onLeave: () => void;
}

/** One line under the calendar: what its dots mean, or that the week has nothing and where there is something. */
export function CalendarStateView({ onLeave }: CalendarStateViewProps) {
  const state = useAtomValue(calendarStateAtom);
  const weekDate = useAtomValue(weekDateAtom);
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
      return <p className="mc-day-legend mc-hint">{t('reservation.dayLegend')}</p>;
    case 'loading':
      return <p className="mc-hint">{t('reservation.calendarLoading')}</p>;
    case 'none':
      return <p className="mc-hint">{t('reservation.noFreeDayInWeek')}</p>;
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
        <>
          <p className="mc-hint">{t('reservation.noFreeDayInWeek')}</p>
          <Button small onClick={() => go(state.date)}>
            {t(text, { date })}
          </Button>
        </>
      );
    }
  }
}
