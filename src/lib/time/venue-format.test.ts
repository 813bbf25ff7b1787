import { expect, test } from 'vitest';

import { formatVenueDate } from './venue-format.ts';

test.each([
  ['pt-PT', 'dom, 28 mar'],
  ['es-ES', 'dom, 28 mar'],
  ['en-GB', 'Sun 28 Mar'],
])('a short date of %s has weekday, day and month in short words', (locale, text) => {
  // Versions of Unicode's data differ in the comma after an English weekday.
  expect(formatVenueDate('2027-03-28', locale, 'short').replace('Sun,', 'Sun')).toBe(text);
});

test.each([
  ['01', 'jan'],
  ['02', 'fev'],
  ['03', 'mar'],
  ['04', 'abr'],
  ['05', 'mai'],
  ['06', 'jun'],
  ['07', 'jul'],
  ['08', 'ago'],
  ['09', 'set'],
  ['10', 'out'],
  ['11', 'nov'],
  ['12', 'dez'],
])('a short Portuguese date in month %s names the month as %s', (month, name) => {
  expect(formatVenueDate(`2026-${month}-28`, 'pt-PT', 'short')).toMatch(
    new RegExp(`^[\\wáç]+, 28 ${name}$`),
  );
});

test.each([
  ['pt-PT', 'domingo, 28 de março'],
  ['es-ES', 'domingo, 28 de marzo'],
  ['en-GB', 'Sunday 28 March'],
])('a full date of %s has weekday, day and month in words', (locale, text) => {
  expect(formatVenueDate('2027-03-28', locale, 'full').replace('Sunday,', 'Sunday')).toBe(text);
});
