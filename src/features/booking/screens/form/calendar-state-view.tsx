import { useAtomValue, useSetAtom } from 'jotai';

import { formatVenueDate } from '../../../../platform/i18n/format-venue-date.ts';
import { turnToWeekAction } from '../../state/edit-booking.ts';
import { goToDayAction } from '../../state/beyond-week.ts';
import { calendarStateAtom } from '../../state/calendar.ts';
import { weekDateAtom } from '../../state/booking-form-atoms.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { chevronRightIcon } from '../../../../ui/icon/icon.tsx';
import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import type { LeavingProps } from './booking-fields.tsx';
import { LookLaterButton } from './look-later-button.tsx';
import '../../../../ui/field/field.css';

interface FreeDayButtonProps {
  text: MessageKey;
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
  go: (date: string) => void;
}

function FreeDayButton({ text, date, go }: FreeDayButtonProps) {
  const t = useTranslate();
  return (
    <Button small iconEnd={chevronRightIcon} onClick={() => go(date)}>
      {t(text, { date: formatVenueDate(date, t, 'short') })}
    </Button>
  );
}

/** The line under the calendar: the week is loading or has failed to load, or a button to the next free day. */
export default function CalendarStateView({ onLeave }: LeavingProps) {
  const state = useAtomValue(calendarStateAtom);
  const weekDate = useAtomValue(weekDateAtom);
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
      // `NoFreeDays` is shown instead.
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
      return <FreeDayButton text="reservation.laterFreeDay" date={state.date} go={go} />;
    case 'earlier':
      return (
        <>
          <p className="mc-hint">
            {t('reservation.noLaterDays', { date: formatVenueDate(state.until, t, 'full') })}
          </p>
          <FreeDayButton text="reservation.earlierFreeDay" date={state.date} go={go} />
          {state.next !== null && <LookLaterButton onLeave={onLeave} small />}
        </>
      );
  }
}
