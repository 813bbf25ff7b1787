import { zoneOffset } from './zone-offset.ts';

/** What a clock set to the venue shows at a moment (Unix ms), as ISO 8601 without an offset. */
function clockText(at: number, timeZone: string): string {
  return new Date(at + zoneOffset(timeZone)(at)).toISOString();
}

/** The venue's date at a moment, `YYYY-MM-DD`; `at` is Unix time in ms. */
export function venueDate(at: number, timeZone: string): string {
  return clockText(at, timeZone).slice(0, 10);
}

/** The venue's time of day at a moment, `HH:MM`; `at` is Unix time in ms. */
export function venueTime(at: number, timeZone: string): string {
  return clockText(at, timeZone).slice(11, 16);
}
