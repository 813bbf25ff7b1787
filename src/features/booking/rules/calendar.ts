import { addDays, weekSince } from '../../../lib/time/venue-date.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { dayChecker, nextFreeDay, type DayUnavailableReason } from './day-availability.ts';
import type { SlotContext } from './offered-slots.ts';

/** A day of the calendar. */
export interface CalendarDay {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
  /** Why it cannot be booked; null if it can. */
  reason: DayUnavailableReason | null;
  isToday: boolean;
}

/** How far the calendar was searched. */
export interface Searched {
  /** The last venue date searched; perhaps only the first part of it. */
  until: string;
  /** Where to search further; null at the end of the schedule. */
  next: string | null;
}

/** Whether a week has free days, and where the next ones are; dates are venue dates, `YYYY-MM-DD`. */
export type WeekState =
  /** The week has a free day. */
  | { kind: 'free' }
  /** The week is not loaded completely, and has no free day so far. */
  | { kind: 'unloaded' }
  /** The next free day is after the week. */
  | { kind: 'later'; date: string }
  /** Only earlier weeks have a free day. */
  | ({ kind: 'earlier'; date: string } & Searched)
  /** No free day found. */
  | ({ kind: 'none' } & Searched);

/** A week of the calendar. */
export interface CalendarWeek {
  /** Its seven days. */
  days: readonly CalendarDay[];
  /** Whether the calendar can show the previous or next week. */
  canPrevious: boolean;
  canNext: boolean;
  state: WeekState;
}

const todayOf = ({ now, timeZone }: SlotContext) => venueDate(now, timeZone);

/** The first free venue date of the loaded calendar from a date on, today by default; null without one. */
export function freeDayFrom(context: SlotContext, from = todayOf(context)): string | null {
  return nextFreeDay(dayChecker(context), from, context.loadedUntil);
}

/** Venue dates as days of the calendar. */
export function toCalendarDays(
  context: SlotContext,
  dates: readonly string[],
): readonly CalendarDay[] {
  const checkDay = dayChecker(context);
  const today = todayOf(context);
  return dates.map((date) => ({ date, reason: checkDay(date), isToday: date === today }));
}

function stateOf(context: SlotContext, days: readonly CalendarDay[], last: string): WeekState {
  if (days.some((day) => day.reason === null)) return { kind: 'free' };
  const until = context.loadedUntil;
  if (until <= last) return { kind: 'unloaded' };
  const later = freeDayFrom(context, addDays(last, 1));
  if (later !== null) return { kind: 'later', date: later };
  const { endDate } = context.schedule;
  const searched: Searched =
    endDate !== null && until > endDate
      ? { until: endDate, next: null }
      : { until, next: until === endDate ? endDate : addDays(until, 1) };
  const earlier = freeDayFrom(context);
  return earlier === null
    ? { kind: 'none', ...searched }
    : { kind: 'earlier', date: earlier, ...searched };
}

/**
 * The week of the calendar that contains a venue date (`YYYY-MM-DD`); weeks begin with today's weekday. Reads only the slots of the
 * days that it checks. Spec section 2 screen 4, section 4 "Availability rules".
 */
export function calendarOf(context: SlotContext, week: string): CalendarWeek {
  const { endDate } = context.schedule;
  const days = toCalendarDays(context, weekSince(todayOf(context), week));
  const last = days.at(-1)?.date ?? week;
  return {
    days,
    canPrevious: days[0]?.isToday === false,
    canNext: endDate === null || last < endDate,
    state: stateOf(context, days, last),
  };
}
