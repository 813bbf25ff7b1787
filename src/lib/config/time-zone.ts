import { parsed, refused, type ParseResult } from './parser.ts';
import { toText } from './text.ts';

/** Excludes offsets such as `+01:00`, which have no summer time. */
const ZONE_NAME = /[a-z]/i;

/**
 * Looks up a time zone, which is slow the first time in a browser without `Temporal`. Throws a RangeError on an unknown
 * one.
 */
export function lookUpTimeZone(timeZone: string): object {
  return typeof Temporal === 'undefined'
    ? new Intl.DateTimeFormat('en', { timeZone })
    : Temporal.Now.zonedDateTimeISO(timeZone);
}

/** Parses an IANA time zone that this browser knows. */
export function parseTimeZone(input: unknown): ParseResult<string> {
  const zone = toText(input);
  try {
    if (ZONE_NAME.test(zone) && lookUpTimeZone(zone)) return parsed(zone);
  } catch {
    // Unknown to this browser.
  }
  return refused('timeZone');
}
