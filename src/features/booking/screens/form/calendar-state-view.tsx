import { useAtomValue, useSetAtom } from 'jotai';

import { formatVenueDate } from '../../../../lib/time/venue-format.ts';
import { goToDayAction } from '../../state/edit-booking.ts';
import { calendarStateAtom, showWeekAction } from '../../state/calendar.ts';
import { slotChoiceAtom, weekDateAtom } from '../../state/booking-form-atoms.ts';
import { bookAtom } from '../../../../flow/state/flow-atoms.ts';
import { formatLocaleAtom } from '../../../../context/checkout-context.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { chevronRightIcon } from '../../../../ui/icon/icon.tsx';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import type { LeavingProps } from './booking-fields.tsx';

/** The line under the calendar: what to do, what the dots mean, or where the next free day is. */
export function CalendarStateView({ onLeave }: LeavingProps) {
  const state = useAtomValue(calendarStateAtom);
  const weekDate = useAtomValue(weekDateAtom);
  const { selectsTime } = useAtomValue(slotChoiceAtom);
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
          {t(selectsTime && !hasDay ? 'reservation.chooseDay' : 'reservation.dayLegend')}
        </p>
      );
    case 'loading':
      return <p className="mc-hint">{t('reservation.calendarLoading')}</p>;
    case 'none':
      // `NoFreeDays` shows below.
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
