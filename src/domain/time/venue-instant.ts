import { parseDateTime, toZoned } from '@internationalized/date';

/**
 * A venue date and time as ISO 8601 with the venue's offset. A time that the clock jumps over is
 * moved on by the jump; of a time that comes twice the first is meant. Throws on a bad date.
 */
export function venueInstant(date: string, time: string, timeZone: string): string {
  const zoned = toZoned(parseDateTime(`${date}T${time}`), timeZone).toString();
  // The library adds the zone's name in brackets.
  return zoned.replace(/\[.*$/, '');
}
