import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';

import { DIAL_PREFIXES } from './dial-prefixes.ts';

it('holds what libphonenumber-js holds now (else run scripts/generate-dial-prefixes.mjs)', () => {
  const current = getCountries()
    .sort()
    .map((country) => ({ country, prefix: `+${getCountryCallingCode(country)}` }));
  expect(DIAL_PREFIXES).toEqual(current);
});

it.each([
  ['PT', '+351'],
  ['ES', '+34'],
  ['GB', '+44'],
  ['BR', '+55'],
])('knows %s as %s', (country, prefix) =>
  expect(DIAL_PREFIXES).toContainEqual({ country, prefix }),
);
