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
  ['pt-PT', 'domingo, 28 de março'],
  ['es-ES', 'domingo, 28 de marzo'],
  ['en-GB', 'Sunday 28 March'],
])('a full date of %s has weekday, day and month in words', (locale, text) => {
  expect(formatVenueDate('2027-03-28', locale, 'full').replace('Sunday,', 'Sunday')).toBe(text);
});
