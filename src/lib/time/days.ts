const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONDAY = 1;

/** `count` days later (earlier when negative); dates are `YYYY-MM-DD`. Throws a RangeError on a bad date. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10);
}

/** `count` weeks later (earlier when negative); dates are `YYYY-MM-DD`. Throws a RangeError on a bad date. */
export function addWeeks(date: string, count: number): string {
  return addDays(date, count * WEEK_DAYS);
}

/** The seven dates of the week that holds `date`, in order; `firstDay` counts from Sunday, 0. */
export function daysOfWeekFrom(date: string, firstDay: number = MONDAY): readonly string[] {
  const passed = (new Date(date).getUTCDay() - firstDay + WEEK_DAYS) % WEEK_DAYS;
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(date, index - passed));
}
