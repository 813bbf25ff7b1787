import { parsed, refused, type ParseResult } from './parser.ts';
import { toText } from './text.ts';

/** Excludes offsets such as `+01:00`, which have no summer time. */
const ZONE_NAME = /[a-z]/i;

/** Whether this browser knows a time zone; the first call is slow. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Parses an IANA time zone that this browser knows. */
export function parseTimeZone(input: unknown): ParseResult<string> {
  const zone = toText(input);
  return ZONE_NAME.test(zone) && isTimeZone(zone) ? parsed(zone) : refused('timeZone');
}
