import { weekdayOf } from '../../lib/time/venue-date.ts';
import type { MessageKey, Translate } from './message-key.ts';

const LONG_NAMES = { weekdays: 'date.weekdays', months: 'date.months' } as const;

const DATE_STYLES = {
  /** Sunday 28 March */
  full: { pattern: 'date.full', ...LONG_NAMES },
  /** Sunday 28 March 2027 */
  withYear: { pattern: 'date.withYear', ...LONG_NAMES },
  /** Sun 28 Mar */
  short: { pattern: 'date.short', weekdays: 'date.weekdaysShort', months: 'date.monthsShort' },
  /** March 2027 */
  month: { pattern: 'date.month', ...LONG_NAMES },
} as const satisfies Record<string, Record<'pattern' | 'weekdays' | 'months', MessageKey>>;

type VenueDateStyle = keyof typeof DATE_STYLES;

/** A name from a text that lists all names in calendar order. */
const nameIn = (list: string, index: number): string => list.split(' ')[index] ?? '';

/**
 * Formats a venue date (`YYYY-MM-DD`). The names are texts of the catalogs: they are the same in
 * every browser, and a first screen does not wait for `Intl` (see decisions.md).
 */
export function formatVenueDate(date: string, t: Translate, style: VenueDateStyle): string {
  const [year = '', month, day] = date.split('-');
  const { pattern, weekdays, months } = DATE_STYLES[style];
  return t(pattern, {
    weekday: nameIn(t(weekdays), weekdayOf(date)),
    day: Number(day),
    month: nameIn(t(months), Number(month) - 1),
    year,
  });
}

/** The month of a first and a last venue date, both where they differ: `March 2027`, `Nov–Dec 2026`. */
export function formatVenueMonths(first: string, last: string, t: Translate): string {
  const [firstYear = '', firstMonth] = first.split('-');
  const [year = '', lastMonth] = last.split('-');
  if (firstMonth === lastMonth) return formatVenueDate(first, t, 'month');
  const names = t('date.monthsShort');
  return t('date.monthSpan', {
    first: nameIn(names, Number(firstMonth) - 1),
    last: nameIn(names, Number(lastMonth) - 1),
    firstYear: firstYear === year ? 'same' : firstYear,
    year,
  });
}

/** The weekday of a venue date (`YYYY-MM-DD`): `Sunday`, or `Sun` where it is short. */
export const formatWeekday = (date: string, t: Translate, length: 'long' | 'short'): string =>
  nameIn(t(length === 'long' ? 'date.weekdays' : 'date.weekdaysShort'), weekdayOf(date));
