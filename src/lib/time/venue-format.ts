import { memoize } from '../memoize.ts';
import { isVenueDate } from './venue-date.ts';

const DATE_STYLES = {
  /** Sunday 28 March */
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Sunday 28 March 2027 */
  fullWithYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Sun, 28 Mar */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Sun */
  weekday: { weekday: 'short' },
  /** Sunday */
  weekdayInFull: { weekday: 'long' },
  /** 28 */
  day: { day: 'numeric' },
  /** March 2027 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type VenueDateStyle = keyof typeof DATE_STYLES;

const dateFormat = memoize(
  (locale: string, style: VenueDateStyle) =>
    new Intl.DateTimeFormat(locale, { ...DATE_STYLES[style], timeZone: 'UTC' }),
);

const timeFormat = memoize(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
);

/** Formats a venue date (`YYYY-MM-DD`); an invalid one stays as it is. */
export function formatVenueDate(date: string, locale: string, style: VenueDateStyle): string {
  if (!isVenueDate(date)) return date;
  // Portugal's short dates write the weekday out and the month as a number, unlike those of every other language here.
  if (style === 'short' && locale === 'pt-PT')
    return dateFormat('pt', style)
      .format(Date.parse(date))
      .replaceAll(/\.| de(?= )/g, '');
  return dateFormat(locale, style).format(Date.parse(date));
}

/** Formats a venue time (`HH:MM`) on 24 hours; an invalid one stays as it is. */
export function formatVenueTime(time: string, locale: string): string {
  const moment = Date.parse(`1970-01-01T${time}:00Z`);
  if (Number.isNaN(moment)) return time;
  return timeFormat(locale).format(moment);
}
