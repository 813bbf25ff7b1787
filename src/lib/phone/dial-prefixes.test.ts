import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';

import { DIAL_PREFIXES, KNOWN_PREFIXES } from './dial-prefixes.ts';

it('holds what libphonenumber-js holds now (else run scripts/generate-dial-prefixes.mjs)', () => {
  const current = getCountries().map((country) => `${country} +${getCountryCallingCode(country)}`);
  const own = DIAL_PREFIXES.map(({ country, prefix }) => `${country} ${prefix}`);
  expect(own.sort()).toEqual(current.sort());
});

it.each([
  ['+351', 'PT'],
  ['+44', 'GB'],
  ['+1', 'US'],
  ['+7', 'RU'],
  ['+39', 'IT'],
  ['+47', 'NO'],
  ['+61', 'AU'],
  ['+212', 'MA'],
  ['+262', 'RE'],
  ['+290', 'SH'],
  ['+358', 'FI'],
  ['+590', 'GP'],
  ['+599', 'CW'],
])('takes %s alone for %s', (prefix, country) => {
  const main = DIAL_PREFIXES.filter((each) => each.prefix === prefix && each.isMain);
  expect(main.map((each) => each.country)).toEqual([country]);
});

it('recognises each prefix once', () => {
  expect(new Set(KNOWN_PREFIXES)).toEqual(new Set(DIAL_PREFIXES.map(({ prefix }) => prefix)));
  expect(KNOWN_PREFIXES).toHaveLength(new Set(KNOWN_PREFIXES).size);
});
