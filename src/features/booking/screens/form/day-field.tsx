import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { addWeeks } from '../../../../lib/time/venue-date.ts';
import { formatVenueDate } from '../../../../lib/time/format-venue.ts';
import { announceAction } from '../../../../flow/state/announce.ts';
import { selectDayAction } from '../../state/edit-booking.ts';
import { showWeekAction } from '../../state/show-week.ts';
import {
  calendarWeekAtom,
  selectedDayIsAvailableAtom,
  weekBoundsAtom,
  weekDateAtom,
} from '../../state/booking-form-atoms.ts';
import { bookAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { calendarStateAtom } from '../../state/calendar-state-atom.ts';
import { slotsLoadingAtom } from '../../../offer/state/campaign-atoms.ts';
import { bookingFormShapeAtom } from '../../state/booking-form-shape-atom.ts';
import { formatLocaleAtom } from '../../../../context/language-atom.ts';
import { WeekCalendar } from '../../../../ui/calendar/week-calendar.tsx';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';
import { calendarDays } from './calendar-days.ts';
import { CalendarStateView } from './calendar-state-view.tsx';
import { FIELD_IDS } from './field-ids.ts';
import { useBookingFaults } from './use-booking-faults.ts';

const FAULT_ID = `${FIELD_IDS.day}-error`;
const HINT_ID = `${FIELD_IDS.day}-hint`;
/** The day in the middle of a week names its month. */
const MID_WEEK = 3;

/** What is wrong with the day: one that was refused, one that has become unavailable, or none at all. */
function useDayFault(refused: string | null): string | undefined {
  const week = useAtomValue(calendarWeekAtom);
  const { date } = useAtomValue(bookAtom);
  const isAvailable = useAtomValue(selectedDayIsAvailableAtom);
  const faults = useBookingFaults();
  const t = useTranslate();
  const wasRefused = week.some((day) => day.date === refused && !day.availability.available);
  const isLost = date !== null && !isAvailable;
  return wasRefused || isLost ? t('reservation.dateNotAvailable') : faults.date;
}

interface DayFieldProps {
  /** The week changes by a button that then goes: the focus needs another place. */
  onLeave: () => void;
}

/** The week calendar with what there is to say about its days. Spec section 2 screen 4. */
export function DayField({ onLeave }: DayFieldProps) {
  const week = useAtomValue(calendarWeekAtom);
  const weekDate = useAtomValue(weekDateAtom);
  const bounds = useAtomValue(weekBoundsAtom);
  const isLoading = useAtomValue(slotsLoadingAtom);
  const state = useAtomValue(calendarStateAtom);
  const { date: selected } = useAtomValue(bookAtom);
  const { advancesOn } = useAtomValue(bookingFormShapeAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const showWeek = useSetAtom(showWeekAction);
  const selectDay = useSetAtom(selectDayAction);
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const [refused, setRefused] = useState<string | null>(null);
  const fault = useDayFault(refused);
  const days = calendarDays(week, { locale, t, isLoading });
  const turn = (weeks: 1 | -1) => () => void showWeek(addWeeks(weekDate, weeks));
  const select = (date: string) => {
    setRefused(null);
    selectDay(date);
  };
  const refuse = (date: string) => {
    setRefused(date);
    announce(t('reservation.dateNotAvailable'));
  };
  return (
    <div className="mc-day-field">
      {advancesOn === 'day' && (
        <p className="mc-hint" id={HINT_ID}>
          {t('reservation.advanceOnDay')}
        </p>
      )}
      <WeekCalendar
        id={FIELD_IDS.day}
        days={days}
        selected={selected}
        onSelect={select}
        onSelectUnavailable={refuse}
        onPrevious={turn(-1)}
        onNext={turn(1)}
        canPrevious={bounds.canPrevious}
        canNext={bounds.canNext}
        title={formatVenueDate(week[MID_WEEK]?.date ?? weekDate, locale, 'month')}
        labels={{
          previousWeek: t('reservation.previousWeek'),
          nextWeek: t('reservation.nextWeek'),
        }}
        busy={isLoading}
        describedBy={fault ? FAULT_ID : advancesOn === 'day' ? HINT_ID : undefined}
      />
      <div className="mc-day-field__state">
        {fault && <FieldError id={FAULT_ID}>{fault}</FieldError>}
        {(!fault || state.kind !== 'free') && <CalendarStateView onLeave={onLeave} />}
      </div>
    </div>
  );
}
