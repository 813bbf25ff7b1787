import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { announceAction } from '../../../../flow/state/announcements.ts';
import { bookingFormAtom } from '../../../offer/state/choice-atoms.ts';
import { addWeeks } from '../../../../lib/time/venue-date.ts';
import {
  formatVenueDate,
  formatVenueMonths,
  formatWeekday,
} from '../../../../platform/i18n/format-venue-date.ts';
import type { Translate } from '../../../../platform/i18n/message-key.ts';
import { Deferred, deferred } from '../../../../screen-kit/deferred.tsx';
import { useAnnouncement, useTranslate } from '../../../../screen-kit/screen.tsx';
import { DayGrid, type GridDay } from '../../../../ui/calendar/day-grid.tsx';
import { FieldError } from '../../../../ui/field/field.tsx';
import type { CalendarDay } from '../../rules/calendar.ts';
import { DAY_REASONS } from '../../rules/day-availability.ts';
import {
  calendarAtom,
  selectedDayIsAvailableAtom,
  slotChoiceAtom,
  weekDateAtom,
} from '../../state/booking-form-atoms.ts';
import { calendarStateAtom, slotsLoadingAtom } from '../../state/calendar-state.ts';
import { selectDayAction, turnToWeekAction } from '../../state/edit-booking.ts';
import { FIELD_IDS, useBookingFaults } from './booking-fields.tsx';
import { useRefusal } from './use-refusal.ts';

/** A week for the calendar. The accessible name of an unavailable day gives the reason, if it is known. */
export function calendarDays(
  week: readonly CalendarDay[],
  isLoading: boolean,
  t: Translate,
): readonly GridDay[] {
  return week.map(({ date, reason, isToday }) => {
    const whyLoading = isLoading && 'reservation.day.loading';
    const why = reason === 'unloaded' ? whyLoading : reason && DAY_REASONS[reason];
    const name = formatVenueDate(date, t, 'full');
    return {
      date,
      weekday: formatWeekday(date, t, 'short'),
      label: why ? `${name}, ${t(why)}` : name,
      available: reason === null,
      isToday,
    };
  });
}

const STATE_VIEW = deferred(() => import('./calendar-state-view.tsx'));
const MONTH_DIALOG = deferred(() => import('./month-dialog.tsx'));

const FAULT_ID = `${FIELD_IDS.date}-error`;
const HINT_ID = `${FIELD_IDS.date}-hint`;

/**
 * The error of the day: an unavailable day was pressed, the day is no longer available, or none is chosen. Announces the loss
 * of the day, such as for a larger party.
 */
function useDayFault(refused: string | null): string | undefined {
  const { days: week } = useAtomValue(calendarAtom);
  const { date } = useAtomValue(bookingFormAtom);
  const isAvailable = useAtomValue(selectedDayIsAvailableAtom);
  const faults = useBookingFaults();
  const t = useTranslate();
  const wasRefused = week.some((day) => day.date === refused && day.reason !== null);
  const lost = date !== null && !isAvailable ? t('reservation.dateNotAvailable') : '';
  useAnnouncement(lost);
  return wasRefused ? t('reservation.dateNotAvailable') : lost || faults.date;
}

/** The week calendar with its hint, error and state. Spec section 2 screen 4. */
export function DayField() {
  const { days: week, canPrevious, canNext } = useAtomValue(calendarAtom);
  const weekDate = useAtomValue(weekDateAtom);
  const isLoading = useAtomValue(slotsLoadingAtom);
  const state = useAtomValue(calendarStateAtom);
  const { date: selected } = useAtomValue(bookingFormAtom);
  const { submitsOn } = useAtomValue(slotChoiceAtom);
  const turnToWeek = useSetAtom(turnToWeekAction);
  const selectDay = useSetAtom(selectDayAction);
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const [refused, refuse] = useRefusal<string>();
  const [isMonthOpen, setMonthOpen] = useState(false);
  const fault = useDayFault(refused);
  const days = calendarDays(week, isLoading, t);
  const view = (
    <div className="mc-day-field__state">
      {fault && <FieldError id={FAULT_ID}>{fault}</FieldError>}
      <Deferred of={STATE_VIEW} props={state.kind === 'free' ? null : {}} isAhead />
    </div>
  );
  // A calendar without a free day says so before its days.
  const isEmpty = state.kind === 'none';
  const turn = (weeks: 1 | -1) => () => void turnToWeek(addWeeks(week[0]?.date ?? weekDate, weeks));
  const choose = ({ date, available }: GridDay) => {
    refuse(available ? null : date);
    if (available) selectDay(date);
    else announce(t('reservation.dateNotAvailable'));
  };
  return (
    <div className="mc-day-field">
      {submitsOn === 'day' && (
        <p className="mc-hint" id={HINT_ID}>
          {t('reservation.advanceOnDay')}
        </p>
      )}
      {isEmpty && view}
      <DayGrid
        id={FIELD_IDS.date}
        days={days}
        selected={selected}
        onChoose={choose}
        previous={{
          label: t('reservation.previousWeek'),
          disabled: !canPrevious,
          onClick: turn(-1),
        }}
        next={{
          label: t('reservation.nextWeek'),
          disabled: !canNext,
          onClick: turn(1),
        }}
        showMonth={{ label: t('reservation.showMonth'), onClick: () => setMonthOpen(true) }}
        title={formatVenueMonths(week[0]?.date ?? weekDate, week.at(-1)?.date ?? weekDate, t)}
        busy={isLoading}
        describedBy={fault ? FAULT_ID : submitsOn === 'day' ? HINT_ID : undefined}
      />
      {!isEmpty && view}
      <Deferred
        of={MONTH_DIALOG}
        props={isMonthOpen ? { onClose: () => setMonthOpen(false) } : null}
        isAhead
      />
    </div>
  );
}
