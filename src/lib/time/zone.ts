import { memoize } from '../memoize.ts';

type Fields = Partial<Record<Intl.DateTimeFormatPartTypes, number>>;

/**
 * How far a zone's clock is ahead of UTC at a moment: Unix ms in, ms out, negative west of Greenwich.
 * Throws a RangeError on a zone that the browser does not know.
 */
export const zoneOffset = memoize((timeZone: string): ((at: number) => number) => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const fields: Fields = {};
    for (const { type, value } of format.formatToParts(at)) fields[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
    const shown = Date.UTC(year, month - 1, day, hour, minute, second);
    return shown - Math.floor(at / 1000) * 1000;
  };
});

/**
 * Whether the visitor's clock shows another time than the venue's at a moment (Unix ms): the
 * Azores are an hour behind Lisbon. A zone that this browser does not know counts as the same.
 */
export function zoneDiffers(visitorZone: string, venueZone: string, at: number): boolean {
  try {
    return zoneOffset(visitorZone)(at) !== zoneOffset(venueZone)(at);
  } catch {
    return false;
  }
}
