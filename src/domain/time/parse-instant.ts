const ISO_WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i;

/**
 * Unix time in ms of an ISO 8601 text with offset; null when it is none. A text without an offset
 * is refused: it would mean another moment on every visitor's device.
 */
export function parseInstant(text: string): number | null {
  if (!ISO_WITH_OFFSET.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
