import { memoize } from '../memoize.ts';
import { parseInstant } from './instant.ts';

const MS_NS = 1_000_000;
const MINUTE_MS = 60_000; // offsets are whole minutes

/**
 * The offset of a zone from UTC at a moment (Unix ms), in ms. Throws a RangeError on an unknown zone, at the latest when it
 * is called for a moment. `Temporal` needs none of the data that makes the first use of `Intl` slow.
 */
export const zoneOffset = memoize((timeZone: string): ((at: number) => number) => {
  if (typeof Temporal !== 'undefined') {
    return (at) =>
      Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds /
      MS_NS;
  }
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (at) => {
    const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(at)) fields[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = fields;
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
  };
});

/** The venue's local time at a moment (Unix ms), as ISO 8601 without an offset. */
function clockText(at: number, timeZone: string): string {
  return new Date(at + zoneOffset(timeZone)(at)).toISOString();
}

/** The venue's date at a moment (Unix ms), `YYYY-MM-DD`. */
export function venueDate(at: number, timeZone: string): string {
  return clockText(at, timeZone).slice(0, 10);
}

/** The venue's time at a moment (Unix ms), `HH:MM`. */
export function venueTime(at: number, timeZone: string): string {
  return clockText(at, timeZone).slice(11, 16);
}

const DAY_MS = 86_400_000; // within which no zone changes its clock twice

/**
 * The moment (Unix ms) of a venue date (`YYYY-MM-DD`) and time (`HH:MM`), with the offset from UTC in ms. A time that
 * the clock skips moves forward by the jump; of a repeated one, the first counts. Throws a RangeError on a bad date.
 */
export function venueStart(
  date: string,
  time: string,
  timeZone: string,
): { at: number; offset: number } {
  const offsetAt = zoneOffset(timeZone);
  const shown = Date.parse(`${date}T${time}Z`);
  const before = shown - offsetAt(shown - DAY_MS);
  const after = shown - offsetAt(shown + DAY_MS);
  const right = [before, after].filter((at) => at + offsetAt(at) === shown);
  const at = right.length > 0 ? Math.min(...right) : Math.max(before, after);
  return { at, offset: offsetAt(at) };
}

const QUARTER_MS = 15 * MINUTE_MS;
const LONGEST_REACH_MS = 512 * QUARTER_MS; // five days, halved until the offset holds

export interface VenueMoment<Item> {
  item: Item;
  /** Unix ms. */
  at: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

/** The offset from UTC at a moment, and until when it certainly holds; in ms. */
function offsetFrom(at: number, offsetAt: (at: number) => number) {
  const offset = offsetAt(at);
  let reach = LONGEST_REACH_MS;
  while (reach >= QUARTER_MS && offsetAt(at + reach) !== offset) reach /= 2;
  return { offset, until: reach >= QUARTER_MS ? at + reach : at + 1 };
}

/**
 * Sorts items by their start and adds the venue's date and time; leaves out items with an invalid start. Looks up the
 * offset, which is slow, only a few times per month instead of once per slot.
 */
export function venueMoments<Item extends { startTime: string }>(
  items: readonly Item[],
  timeZone: string,
): readonly VenueMoment<Item>[] {
  const timed = items
    .flatMap((item) => {
      const at = parseInstant(item.startTime);
      return at === null ? [] : [{ item, at }];
    })
    .sort((a, b) => a.at - b.at);
  const offsetAt = zoneOffset(timeZone);
  let span = { offset: 0, until: Number.NEGATIVE_INFINITY };
  return timed.map(({ item, at }) => {
    if (at >= span.until) span = offsetFrom(at, offsetAt);
    const local = new Date(at + span.offset).toISOString();
    return { item, at, date: local.slice(0, 10), time: local.slice(11, 16) };
  });
}
