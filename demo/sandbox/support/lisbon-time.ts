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

/** Conversions are slow, and every calendar needs the same hundreds of slots. */
const moments = new Map<string, number>();
const isoTexts = new Map<number, string>();

/** The moment (Unix ms) at which a Lisbon clock shows `HH:MM` on a date. */
export function lisbonMoment(date: CalendarDate, time: string): number {
  const key = `${date.toString()} ${time}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const zoned = toZoned(toCalendarDateTime(date, parseTime(time)), VENUE_ZONE);
  const moment = zoned.toDate().getTime();
  moments.set(key, moment);
  return moment;
}

/** ISO 8601 with the offset that holds in Lisbon at that moment (Unix ms), for the starts of slots. */
export function toLisbonIso(ms: number): string {
  const known = isoTexts.get(ms);
  if (known !== undefined) return known;
  const text = fromAbsolute(ms, VENUE_ZONE).toString().replace(ZONE_NAME, '');
  isoTexts.set(ms, text);
  return text;
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
