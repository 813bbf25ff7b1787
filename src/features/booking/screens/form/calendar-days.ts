import type { DayUnavailableReason } from '../../rules/day-availability.ts';
import { formatVenueDate } from '../../../../lib/time/format-venue.ts';
import type { MessageKey, Translate } from '../../../../platform/i18n/message-key.ts';
import type { CalendarDay } from '../../state/booking-form-atoms.ts';
import type { CalendarDay as ShownDay } from '../../../../ui/calendar/week-calendar.tsx';

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
