import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { formatLocaleAtom } from '../../../../context/config-atoms.ts';
import { announceAction } from '../../../../flow/state/announcements.ts';
import { bookAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { addWeeks } from '../../../../lib/time/venue-date.ts';
import { formatVenueDate } from '../../../../lib/time/venue-format.ts';
import type { MessageKey, Translate } from '../../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import {
  WeekCalendar,
  type CalendarDay as ShownDay,
} from '../../../../ui/calendar/week-calendar.tsx';
import { FieldError } from '../../../../ui/field/field.tsx';
import { slotsLoadingAtom } from '../../../offer/state/campaign-atoms.ts';
import type { DayUnavailableReason } from '../../rules/day-availability.ts';
import {
  bookingFormShapeAtom,
  calendarWeekAtom,
  selectedDayIsAvailableAtom,
  weekBoundsAtom,
  weekDateAtom,
  type CalendarDay,
} from '../../state/booking-form-atoms.ts';
import { calendarStateAtom, showWeekAction } from '../../state/calendar.ts';
import { selectDayAction } from '../../state/edit-booking.ts';
import { FIELD_IDS, useBookingFaults } from './booking-fields.tsx';
import { CalendarStateView } from './calendar-state-view.tsx';

const REASONS: Record<DayUnavailableReason, MessageKey> = {
  past: 'reservation.day.past',
  beforeStart: 'reservation.day.beforeStart',
  afterEnd: 'reservation.day.afterEnd',
  closed: 'reservation.day.closed',
  full: 'reservation.day.full',
  noSlots: 'reservation.day.noSlots',
};

/** Letters of a weekday that fit a seventh of 320 px; Portuguese has no shorter form of its own ("sexta"). */
const WEEKDAY_LETTERS = 3;

interface View {
  /** BCP 47. */
  locale: string;
  t: Translate;
  /** Slots are on their way: "no free times" cannot be said yet. */
  isLoading: boolean;
}

function labelOf({ date, availability }: CalendarDay, { locale, t, isLoading }: View): string {
  const name = formatVenueDate(date, locale, 'full');
  if (availability.available) return name;
  const unknown = isLoading && availability.reason === 'noSlots';
  return `${name}, ${t(unknown ? 'reservation.day.loading' : REASONS[availability.reason])}`;
}

/** A week as the calendar shows it; a day that cannot be booked says why in its name. */
export function calendarDays(week: readonly CalendarDay[], view: View): readonly ShownDay[] {
  return week.map((day) => ({
    date: day.date,
    weekday: formatVenueDate(day.date, view.locale, 'weekday').slice(0, WEEKDAY_LETTERS),
    dayNumber: String(Number(day.date.slice(-2))),
    label: labelOf(day, view),
    available: day.availability.available,
    isToday: day.isToday,
  }));
}

interface DayFocus {
  /** The element around the calendar and its buttons. */
  formRef: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the calendar before the pressed button disappears. */
  focusDay: () => void;
}

function focusDayIn(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>(`#${FIELD_IDS.day}`)?.focus();
}

/**
 * Keeps the focus in the form when a button changes the week and disappears: moves it to the day in the tab
 * order at once, and again when the new week, which begins on `firstDate`, replaces that day.
 */
export function useDayFocus(firstDate: string | undefined): DayFocus {
  const formRef = useRef<HTMLDivElement>(null);
  const leavingRef = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const leaving = leavingRef.current;
    if (leaving === undefined || leaving === firstDate) return;
    leavingRef.current = undefined;
    const root = formRef.current?.getRootNode();
    const isLost = root instanceof ShadowRoot && root.activeElement === null;
    if (isLost) focusDayIn(formRef.current);
  });
  const focusDay = () => {
    leavingRef.current = firstDate;
    focusDayIn(formRef.current);
  };
  return { formRef, focusDay };
}

const FAULT_ID = `${FIELD_IDS.day}-error`;
const HINT_ID = `${FIELD_IDS.day}-hint`;
/** The day in the middle of a week names its month. */
const MID_WEEK = 3;

/** The error of the day: refused, no longer available, or missing. */
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
  /** The week changes and the pressed button disappears: move the focus. */
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
