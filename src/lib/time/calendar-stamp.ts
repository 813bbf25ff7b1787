import { parseInstant } from './instant.ts';
import { venueStart } from './time-zones.ts';
import { addDays } from './venue-date.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** A distance from UTC in ms as ISO 8601 writes it: `+01:00`. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  return `${offset < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * A venue date and time as ISO 8601 with the venue's offset. A time that the clock jumps over is
 * moved on by the jump; of a time that comes twice the first is meant. Throws a RangeError on a bad date.
 */
export function venueInstant(date: string, time: string, timeZone: string): string {
  const { at, offset } = venueStart(date, time, timeZone);
  return new Date(at + offset).toISOString().slice(0, 19) + offsetText(offset);
}

/** A moment as calendars write it in UTC, `20270328T130000Z`; `at` is Unix time in ms. */
export function utcStamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** A venue date (`YYYY-MM-DD`) as calendars write it, `20270328`. */
function dateStamp(date: string): string {
  return date.replaceAll('-', '');
}

/** When something takes place: from a slot's start, or on a whole venue date. */
export type CalendarMoment = { startTime: string; durationSec: number } | { date: string };

/** First and last stamp of a moment. */
export interface CalendarSpan {
  start: string;
  /** Exclusive. */
  end: string;
  /** Whole days: the stamps are dates. */
  allDay: boolean;
}

/** A moment as stamps; null when the slot's start is unreadable. A slot without length ends as it begins. */
export function calendarSpan(moment: CalendarMoment): CalendarSpan | null {
  if ('date' in moment) {
    const end = dateStamp(addDays(moment.date, 1));
    return { start: dateStamp(moment.date), end, allDay: true };
  }
  const start = parseInstant(moment.startTime);
  if (start === null) return null;
  const end = start + Math.max(0, moment.durationSec) * 1000;
  return { start: utcStamp(start), end: utcStamp(end), allDay: false };
}
