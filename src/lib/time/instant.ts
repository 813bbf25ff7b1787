const ISO_WITH_OFFSET =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)$/i;

/**
 * The Unix ms of an ISO 8601 text with offset, also a basic one (`+0100`, `+01`); else null. Without an offset, a text
 * would depend on the visitor's device.
 */
export function parseInstant(text: string): number | null {
  const match = ISO_WITH_OFFSET.exec(text);
  if (!match) return null;
  const [, moment = '', hours, minutes = '00'] = match;
  // Some browsers do not parse a basic offset.
  const instant = Date.parse(moment + (hours === undefined ? 'Z' : `${hours}:${minutes}`));
  return Number.isNaN(instant) ? null : instant;
}

/** A moment (Unix ms) as on the wire: ISO 8601 in UTC, to the second. */
export function utcInstant(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

export const minutesToMs = (minutes: number): number => minutes * 60_000;
