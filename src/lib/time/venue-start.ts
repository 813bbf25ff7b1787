import { zoneOffset } from './zone-offset.ts';

const DAY_MS = 86_400_000; // within which no zone changes its clock twice

/** A moment and how far the venue's clock is ahead of UTC then, both in ms. */
export interface VenueStart {
  /** Unix time. */
  at: number;
  offset: number;
}

/**
 * When the clock at the venue shows a date (`YYYY-MM-DD`) and time (`HH:MM`). A time that the clock jumps over
 * is moved on by the jump; of a time that comes twice the first is meant. Throws a RangeError on a bad date.
 */
export function venueStart(date: string, time: string, timeZone: string): VenueStart {
  const offsetAt = zoneOffset(timeZone);
  const shown = Date.parse(`${date}T${time}Z`);
  const before = shown - offsetAt(shown - DAY_MS);
  const after = shown - offsetAt(shown + DAY_MS);
  const right = [before, after].filter((at) => at + offsetAt(at) === shown);
  const at = right.length > 0 ? Math.min(...right) : Math.max(before, after);
  return { at, offset: offsetAt(at) };
}
