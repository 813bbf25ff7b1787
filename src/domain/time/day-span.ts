import { parseDate, toZoned } from '@internationalized/date';

/** From the first moment of a day up to, but not including, the first of the next; Unix ms. */
export interface DaySpan {
  start: number;
  end: number;
}

/** A venue date's span in time: 23 or 25 hours long where the clock changes. Throws on a bad date. */
export function daySpan(date: string, timeZone: string): DaySpan {
  const day = parseDate(date);
  return {
    start: toZoned(day, timeZone).toDate().getTime(),
    end: toZoned(day.add({ days: 1 }), timeZone)
      .toDate()
      .getTime(),
  };
}
