import { useAtomValue, useSetAtom } from 'jotai';

import { formatVenueDate } from '../../../../lib/time/venue-format.ts';
import { goToDayAction, turnToWeekAction } from '../../state/edit-booking.ts';
import { calendarStateAtom } from '../../state/calendar.ts';
import { weekDateAtom } from '../../state/booking-form-atoms.ts';
import { formatLocaleAtom } from '../../../../context/checkout-context.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { chevronRightIcon } from '../../../../ui/icon/icon.tsx';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import type { LeavingProps } from './booking-fields.tsx';

/** The line under the calendar: a week that is under way or failed, or where the next free day is. */
export function CalendarStateView({ onLeave }: LeavingProps) {
  const state = useAtomValue(calendarStateAtom);
  const weekDate = useAtomValue(weekDateAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const goToDay = useSetAtom(goToDayAction);
  const turnToWeek = useSetAtom(turnToWeekAction);
  const t = useTranslate();
  const go = (date: string) => {
    onLeave();
    void goToDay(date);
  };
  switch (state.kind) {
    case 'free':
    case 'none':
      // `NoFreeDays` shows below.
      return null;
    case 'loading':
      return <p className="mc-hint">{t('reservation.calendarLoading')}</p>;
    case 'unloaded':
      return (
        <>
          <p className="mc-hint">{t('reservation.calendarUnloaded')}</p>
          <Button small onClick={() => void turnToWeek(weekDate)}>
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
