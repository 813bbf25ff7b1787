import { addDays } from './days.ts';
import { venueStart } from './venue-start.ts';

/** From the first moment of a day up to, but not including, the first of the next; Unix ms. */
export interface DaySpan {
  start: number;
  end: number;
}

const MIDNIGHT = '00:00';

/** A venue date's span in time: 23 or 25 hours long where the clock changes. Throws a RangeError on a bad date. */
export function daySpan(date: string, timeZone: string): DaySpan {
  return {
    start: venueStart(date, MIDNIGHT, timeZone).at,
    end: venueStart(addDays(date, 1), MIDNIGHT, timeZone).at,
  };
}
