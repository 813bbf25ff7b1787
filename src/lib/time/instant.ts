const ISO_WITH_OFFSET =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)$/i;

/**
 * Unix time in ms of an ISO 8601 text with offset, also a basic one (`+0100`, `+01`); null when it is none. A text
 * without an offset is refused: it would mean another moment on every visitor's device.
 */
export function parseInstant(text: string): number | null {
  const match = ISO_WITH_OFFSET.exec(text);
  if (!match) return null;
  const [, moment = '', hours, minutes = '00'] = match;
  // Not every browser reads a basic offset.
  const instant = Date.parse(moment + (hours === undefined ? 'Z' : `${hours}:${minutes}`));
  return Number.isNaN(instant) ? null : instant;
}

/** A moment (Unix time in ms) as the wire writes it: ISO 8601 in UTC, to the second. */
export function utcInstant(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

const MINUTE_MS = 60_000;

/** Minutes as milliseconds. */
export function minutesToMs(minutes: number): number {
  return minutes * MINUTE_MS;
}
