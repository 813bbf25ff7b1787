import { parseDate } from '@internationalized/date';

const MONDAY = 1;

/** `count` days later (earlier when negative); dates are `YYYY-MM-DD`. */
export function addDays(date: string, count: number): string {
  return parseDate(date).add({ days: count }).toString();
}

/** `count` weeks later (earlier when negative); dates are `YYYY-MM-DD`. */
export function addWeeks(date: string, count: number): string {
  return parseDate(date).add({ weeks: count }).toString();
}

/** The seven dates of the week that holds `date`, in order; `firstDay` counts from Sunday, 0. */
export function daysOfWeekFrom(date: string, firstDay: number = MONDAY): readonly string[] {
  const day = parseDate(date);
  const passed = (day.toDate('UTC').getUTCDay() - firstDay + 7) % 7;
  const first = day.subtract({ days: passed });
  return Array.from({ length: 7 }, (_, index) => first.add({ days: index }).toString());
}
