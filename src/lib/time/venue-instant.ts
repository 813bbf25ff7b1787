import { venueStart } from './venue-clock.ts';

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
