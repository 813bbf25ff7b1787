import { describe, expect, it } from 'vitest';

import { addMonths, datesOfMonth, startOfMonth, placeInWeek } from './venue-month.ts';

describe('a month', () => {
  it.each([
    ['2026-11-25', '2026-11-01'],
    ['2026-12-01', '2026-12-01'],
  ])('of %s starts on %s', (date, start) => expect(startOfMonth(date)).toBe(start));

  it.each([
    ['2026-11-25', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-31', -1, '2025-12-01'],
    ['2026-11-30', 14, '2028-01-01'],
  ])('%s and %i months on: %s', (date, count, start) => {
    expect(addMonths(date, count)).toBe(start);
  });

  it.each([
    ['2026-11-25', 30],
    ['2026-12-01', 31],
    ['2028-02-29', 29],
  ])('of %s has %i days, each once', (date, count) => {
    const days = datesOfMonth(date);
    expect(days).toHaveLength(count);
    expect(new Set(days).size).toBe(count);
    expect(days[0]).toBe(startOfMonth(date));
  });

  it.each([
    ['2026-11-23', 0],
    ['2026-11-25', 2],
    ['2026-11-29', 6],
  ])('%s has the place %i in its week', (date, place) => expect(placeInWeek(date)).toBe(place));
});
