import { describe, expect, it } from 'vitest';

import { withDatesOf } from '../../../test/support/texts-of-dates.ts';
import type { LanguageCode } from '../../lib/config/language.ts';
import { formatVenueDate, formatVenueMonths, formatWeekday } from './format-venue-date.ts';
import { LANGUAGES } from './languages.ts';

const LANGUAGE_CODES: readonly LanguageCode[] = ['pt_PT', 'es_ES', 'en_EN', 'fr_FR', 'de_DE'];

const translateIn = (language: LanguageCode) => withDatesOf(language, (key) => key);

describe('a date in words', () => {
  it.each([
    ['pt_PT', 'full', 'domingo, 28\u00A0de\u00A0março'],
    ['es_ES', 'full', 'domingo, 28\u00A0de\u00A0marzo'],
    ['en_EN', 'full', 'Sunday 28\u00A0March'],
    ['fr_FR', 'full', 'dimanche 28\u00A0mars'],
    ['de_DE', 'full', 'Sonntag, 28.\u00A0März'],
    ['pt_PT', 'withYear', 'domingo, 28\u00A0de\u00A0março de 2027'],
    ['es_ES', 'withYear', 'domingo, 28\u00A0de\u00A0marzo de 2027'],
    ['en_EN', 'withYear', 'Sunday 28\u00A0March 2027'],
    ['fr_FR', 'withYear', 'dimanche 28\u00A0mars 2027'],
    ['de_DE', 'withYear', 'Sonntag, 28.\u00A0März 2027'],
    ['pt_PT', 'short', 'dom, 28\u00A0mar'],
    ['es_ES', 'short', 'dom, 28\u00A0mar'],
    ['en_EN', 'short', 'Sun 28\u00A0Mar'],
    ['fr_FR', 'short', 'dim. 28\u00A0mars'],
    ['de_DE', 'short', 'So., 28.\u00A0März'],
    ['pt_PT', 'month', 'março de 2027'],
    ['es_ES', 'month', 'marzo de 2027'],
    ['en_EN', 'month', 'March 2027'],
    ['fr_FR', 'month', 'mars 2027'],
    ['de_DE', 'month', 'März 2027'],
  ] as const)('%s, %s: %s', (language, style, text) =>
    expect(formatVenueDate('2027-03-28', translateIn(language), style)).toBe(text),
  );
});

describe('the months of a week', () => {
  it.each([
    ['pt_PT', '2026-11-28', '2026-12-04', 'nov.-dez. 2026'],
    ['es_ES', '2026-11-28', '2026-12-04', 'nov-dic 2026'],
    ['en_EN', '2026-11-28', '2026-12-04', 'Nov–Dec 2026'],
    ['fr_FR', '2026-11-28', '2026-12-04', 'nov.-déc. 2026'],
    ['de_DE', '2026-11-28', '2026-12-04', 'Nov.–Dez. 2026'],
    ['pt_PT', '2026-12-28', '2027-01-03', 'dez. 2026-jan. 2027'],
    ['pt_PT', '2026-11-16', '2026-11-22', 'novembro de 2026'],
  ] as const)('%s, %s to %s: %s', (language, first, last, text) =>
    expect(formatVenueMonths(first, last, translateIn(language))).toBe(text),
  );
});

describe('the first day of a month in French', () => {
  it.each([
    ['full', 'vendredi 1er\u00A0janvier'],
    ['withYear', 'vendredi 1er\u00A0janvier 2027'],
    ['short', 'ven. 1er\u00A0janv.'],
  ] as const)('is an ordinal, %s: %s', (style, text) =>
    expect(formatVenueDate('2027-01-01', translateIn('fr_FR'), style)).toBe(text),
  );

  it.each(['2027-01-11', '2027-01-21', '2027-01-31'])('the day of %s is not', (date) =>
    expect(formatVenueDate(date, translateIn('fr_FR'), 'full')).toMatch(/ \d1\u00A0janvier$/),
  );
});

describe.each(LANGUAGE_CODES)('the names in the catalog of %s', (language) => {
  const t = translateIn(language);
  const named = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGES[language].formatLocale, {
      ...options,
      timeZone: 'UTC',
    }).format(Date.parse(date));

  it.each(
    Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}-15`),
  )('are those of Unicode for the month of %s', (date) =>
    expect(formatVenueDate(date, t, 'full')).toContain(named(date, { month: 'long' })),
  );

  it.each(Array.from({ length: 7 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`))(
    'are those of Unicode for the weekday of %s, short ones their first letters',
    (date) => {
      const name = named(date, { weekday: 'long' });
      expect(formatWeekday(date, t, 'long')).toBe(name);
      expect(name.startsWith(formatWeekday(date, t, 'short'))).toBe(true);
    },
  );
});
