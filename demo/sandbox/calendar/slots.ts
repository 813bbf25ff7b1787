import type { CalendarDate } from '@internationalized/date';

import { datesBetween, lisbonDate, lisbonMoment, toLisbonIso } from '../support/lisbon-time.ts';
import { pick } from '../support/seeded.ts';
import { CALENDARS, type CalendarName } from './calendars-data.ts';
import { isClosed, runningDays } from './opening-days.ts';

const MINUTE_MS = 60_000;

/** A bookable campaign or service, and its calendar. */
export interface Bookable {
  /** Names its places among all others: `campaign-101`. */
  key: string;
  calendar: CalendarName | null;
}

/** A bookable moment; `start` in Unix ms. */
export interface CalendarSlot {
  start: number;
  durationSec: number;
  /** How many people still fit. */
  capacity: number;
}

/** The name under which the places of one slot are counted. */
export function placeKey(bookable: Bookable, start: number): string {
  return `${bookable.key}@${start}`;
}

function slotsOfDay(bookable: Bookable, date: CalendarDate, taken: ReadonlyMap<string, number>) {
  if (!bookable.calendar) return [];
  const { durationSec, sittings } = CALENDARS[bookable.calendar];
  return sittings.flatMap(({ from, until, everyMinutes, capacities }) => {
    const slots: CalendarSlot[] = [];
    const last = lisbonMoment(date, until);
    for (let start = lisbonMoment(date, from); start <= last; start += everyMinutes * MINUTE_MS) {
      const key = placeKey(bookable, start);
      const places = pick(capacities, `${bookable.key} ${toLisbonIso(start)}`) ?? 0;
      slots.push({ start, durationSec, capacity: Math.max(0, places - (taken.get(key) ?? 0)) });
    }
    return slots;
  });
}

/** The slots that start in a period (Unix ms, the end not included), in order of time. */
export function slotsBetween(
  bookable: Bookable,
  period: { from: number; until: number },
  taken: ReadonlyMap<string, number>,
  now: number,
): readonly CalendarSlot[] {
  const { first, last } = runningDays(now);
  const from = lisbonDate(period.from);
  const until = lisbonDate(period.until);
  return datesBetween(
    from.compare(first) < 0 ? first : from,
    until.compare(last) > 0 ? last : until,
  )
    .filter((date) => !isClosed(date, now))
    .flatMap((date) => slotsOfDay(bookable, date, taken))
    .filter((slot) => slot.start >= period.from && slot.start < period.until);
}
