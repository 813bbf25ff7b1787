import { parseInstant } from './instant.ts';
import { zoneOffset } from './zone.ts';

/** The venue's local time at a moment (Unix ms), as ISO 8601 without an offset. */
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

const QUARTER_MS = 15 * 60_000;
const LONGEST_REACH_MS = 512 * QUARTER_MS; // five days, halved until the offset holds

/** Something that begins at a moment, with what the clock at the venue shows then. */
export interface VenueMoment<Item> {
  item: Item;
  /** Unix time in ms. */
  at: number;
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
  /** Venue time, `HH:MM`. */
  time: string;
}

/** The venue's distance from UTC at a moment, and until when it surely stays; all in ms. */
function offsetFrom(at: number, offsetAt: (at: number) => number) {
  const offset = offsetAt(at);
  let reach = LONGEST_REACH_MS;
  while (reach >= QUARTER_MS && offsetAt(at + reach) !== offset) reach /= 2;
  return { offset, until: reach >= QUARTER_MS ? at + reach : at + 1 };
}

/**
 * Sorts items by their start and adds each one's date and time at the venue; items whose
 * start is no moment are left out. A calendar of a month asks for the zone a few times instead of
 * once a slot, which is what such maths costs.
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
