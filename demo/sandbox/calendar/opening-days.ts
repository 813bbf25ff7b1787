import type { CalendarDate } from '@internationalized/date';

import { datesBetween, lisbonDate, weekdayOf } from '../support/lisbon-time.ts';
import { CLOSED_WEEKDAYS, PRIVATE_PARTY, SCHEDULE_DAYS } from './calendars-data.ts';

/** The first and the last day on which anything can be booked. */
export function runningDays(now: number): { first: CalendarDate; last: CalendarDate } {
  const today = lisbonDate(now);
  return {
    first: today.subtract({ days: SCHEDULE_DAYS.before }),
    last: today.add({ days: SCHEDULE_DAYS.after }),
  };
}

function isPrivateParty(date: CalendarDate, now: number): boolean {
  const daysAfter = date.compare(lisbonDate(now).add({ days: PRIVATE_PARTY.daysAhead }));
  return weekdayOf(date) === PRIVATE_PARTY.weekday && daysAfter >= 0 && daysAfter < 7;
}

/** Whether the shops are closed on a date: a closed weekday, or the day of the private party. */
export function isClosed(date: CalendarDate, now: number): boolean {
  return CLOSED_WEEKDAYS.includes(weekdayOf(date)) || isPrivateParty(date, now);
}

/** `{startDate, endDate, nonAvailableDays}`. Contract section 3. */
export function scheduleAt(now: number) {
  const { first, last } = runningDays(now);
  return {
    startDate: first.toString(),
    endDate: last.toString(),
    nonAvailableDays: datesBetween(first, last)
      .filter((date) => isClosed(date, now))
      .map(String),
  };
}
