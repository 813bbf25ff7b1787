import { venueStart } from './time-zones.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is an existing date, `YYYY-MM-DD`. */
export function isVenueDate(text: string): boolean {
  const midnight = DATE.test(text) ? Date.parse(text) : Number.NaN;
  // Some browsers parse 31 February as March.
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** `count` days later (earlier when negative); dates are `YYYY-MM-DD`. Throws a RangeError on a bad date. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10);
}

/** `count` weeks later (earlier when negative); dates are `YYYY-MM-DD`. Throws a RangeError on a bad date. */
export function addWeeks(date: string, count: number): string {
  return addDays(date, count * WEEK_DAYS);
}

/** The seven dates of the week of `date`, with weeks counted from `start`; an earlier date has the first week. */
export function weekSince(start: string, date: string): readonly string[] {
  const passed = Math.max(0, Date.parse(date) - Date.parse(start)) / DAY_MS;
  const first = passed - (passed % WEEK_DAYS);
  return [...Array(WEEK_DAYS).keys()].map((index) => addDays(start, first + index));
}

/** The day of the week of a date (`YYYY-MM-DD`), 0 for Sunday to 6. NaN on a bad date. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

const MIDNIGHT = '00:00';

/** The start and the exclusive end of a venue date, in Unix ms. Throws a RangeError on a bad date. */
export function daySpan(date: string, timeZone: string): { start: number; end: number } {
  return {
    start: venueStart(date, MIDNIGHT, timeZone).at,
    end: venueStart(addDays(date, 1), MIDNIGHT, timeZone).at,
  };
}

/** The minutes since midnight of a time `HH:MM`; null if invalid. */
export function minutesOfDay(time: string): number | null {
  const match = /^(\d\d):([0-5]\d)/.exec(time);
  const hour = Number(match?.[1]);
  return match && hour < 24 ? hour * 60 + Number(match[2]) : null;
}
