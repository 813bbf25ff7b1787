import { addDays, weekdayOf } from './venue-date.ts';

const WEEK_DAYS = 7;

/** The first day of a date's month; dates are `YYYY-MM-DD`. */
export const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first day of the month that is `count` months later (earlier when negative) than that of a date. */
export function addMonths(date: string, count: number): string {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + count;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}

/** The dates of a date's month. */
export function datesOfMonth(date: string): readonly string[] {
  const [first, next] = [startOfMonth(date), addMonths(date, 1)];
  const dates: string[] = [];
  for (let day = first; day < next; day = addDays(day, 1)) dates.push(day);
  return dates;
}

/** The place of a date in its week: 0 on Monday, 6 on Sunday. */
export function placeInWeek(date: string): number {
  return (weekdayOf(date) + WEEK_DAYS - 1) % WEEK_DAYS;
}
