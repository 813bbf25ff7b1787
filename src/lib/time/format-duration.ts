import { memoize } from '../memoize.ts';

const unitFormatter = memoize(
  (unit: string, locale: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
);

/** A duration: "50 min", "1 h 30 min"; null for zero, an unknown one. */
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
