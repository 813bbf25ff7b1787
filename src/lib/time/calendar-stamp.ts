import { parseInstant, utcInstant } from './instant.ts';
import { venueStart } from './time-zones.ts';
import { addDays } from './venue-date.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** An offset in ms as ISO 8601: `+01:00`. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  return `${offset < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}

/** A venue date and time as ISO 8601 with the venue's offset: see `venueStart`. */
export function venueInstant(date: string, time: string, timeZone: string): string {
  const { at, offset } = venueStart(date, time, timeZone);
  return new Date(at + offset).toISOString().slice(0, 19) + offsetText(offset);
}

/** A moment (Unix ms) in UTC as in calendar files, `20270328T130000Z`. */
export function utcStamp(at: number): string {
  return utcInstant(at).replaceAll(/[-:]/g, '');
}

/** A venue date (`YYYY-MM-DD`) as in calendar files, `20270328`. */
function dateStamp(date: string): string {
  return date.replaceAll('-', '');
}

/** A slot or a whole venue date. */
export type CalendarMoment = { startTime: string; durationSec: number } | { date: string };

/** The stamps of a moment, `end` exclusive, dates if `allDay`; null for an invalid start. */
export function calendarSpan(
  moment: CalendarMoment,
): { start: string; end: string; allDay: boolean } | null {
  if ('date' in moment) {
    const end = dateStamp(addDays(moment.date, 1));
    return { start: dateStamp(moment.date), end, allDay: true };
  }
  const start = parseInstant(moment.startTime);
  if (start === null) return null;
  const end = start + Math.max(0, moment.durationSec) * 1000;
  return { start: utcStamp(start), end: utcStamp(end), allDay: false };
}
