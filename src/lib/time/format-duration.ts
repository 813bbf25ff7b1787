import { memoize } from '../memoize.ts';

const unitFormatter = memoize(
  (unit: string, locale: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
);

/** How long a service takes, as the locale writes it: "50 min", "1 h 30 min"; null when the server does not say. */
export function formatDuration(seconds: number, locale: string): string | null {
  const minutes = Math.round(seconds / 60);
  if (minutes <= 0) return null;
  const parts = [
    { unit: 'hour', count: Math.floor(minutes / 60) },
    { unit: 'minute', count: minutes % 60 },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => unitFormatter(unit, locale).format(count))
    .join(' ');
}
