import {
  fromAbsolute,
  parseDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  type CalendarDate,
} from '@internationalized/date';

/** The zone of every shop of the sandbox. */
const VENUE_ZONE = 'Europe/Lisbon';
const ZONE_NAME = /\[.*\]$/;

/** The date in Lisbon at a moment (Unix ms). */
export function lisbonDate(ms: number): CalendarDate {
  return toCalendarDate(fromAbsolute(ms, VENUE_ZONE));
}

/** Reads a venue date, `YYYY-MM-DD`. */
export function readDate(date: string): CalendarDate {
  return parseDate(date);
}

/** The moment (Unix ms) at which a Lisbon clock shows `HH:MM` on a date. */
export function lisbonMoment(date: CalendarDate, time: string): number {
  return toZoned(toCalendarDateTime(date, parseTime(time)), VENUE_ZONE)
    .toDate()
    .getTime();
}

/** ISO 8601 with the offset that holds in Lisbon at that moment. */
export function toLisbonIso(ms: number): string {
  return fromAbsolute(ms, VENUE_ZONE).toString().replace(ZONE_NAME, '');
}

/** Day of the week of a venue date: 0 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
}

/** Every date from the first to the last one, both included. */
export function datesBetween(first: CalendarDate, last: CalendarDate): readonly CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let date = first; date.compare(last) <= 0; date = date.add({ days: 1 })) dates.push(date);
  return dates;
}
