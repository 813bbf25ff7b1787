import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isValidNif, normaliseNif } from './nif.ts';

const VALID = [
  '123456789',
  '124885446',
  '501442600',
  '999999990',
  '450123456',
  '700123458',
  '801234565',
  '980123453',
  '210000090',
  '210000040',
];
const INVALID = ['220005245', '123456780', '400000000', '111111111', '999999999'];

describe('the Portuguese tax number', () => {
  it.each(VALID)('takes %s', (nif) => expect(isValidNif(nif)).toBe(true));
  it.each(INVALID)('refuses %s', (nif) => expect(isValidNif(nif)).toBe(false));
  it.each(['', '12345678', '1234567890', '12345678a', '１２３４５６７８９'])(
    'refuses "%s", which is not nine digits',
    (nif) => expect(isValidNif(nif)).toBe(false),
  );

  it.each([
    'PT 501 442 600',
    'pt501442600',
    '501.442.600',
    '501-442-600',
    ' 501442600 ',
    '501–442–600',
    '501/442/600',
    'NIF 501442600',
    'NIF: PT 501 442 600',
    'nif nº 501442600',
    'PT501442600\u200B',
    '\u202A501\u00A0442\u00A0600\u202C',
  ])('forgives how "%s" is written', (typed) => {
    expect(normaliseNif(typed)).toBe('501442600');
    expect(isValidNif(typed)).toBe(true);
  });

  it('forgives every separator and invisible mark, wherever it stands', () => {
    const mark = fc.stringMatching(
      /^[ \t\u00A0\u2009.\-\u2010\u2011–—/·\u200B\u200E\u2060\uFEFF]$/,
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...VALID),
        fc.constantFrom('', 'PT', 'NIF', 'NIF PT'),
        fc.array(mark, { minLength: 10, maxLength: 10 }),
        (nif, label, marks) => {
          const typed = label + marks.map((each, place) => each + nif.charAt(place)).join('');
          expect(normaliseNif(typed)).toBe(nif);
        },
      ),
    );
  });

  it.each([
    ['40', false],
    ['45', true],
    ['73', false],
    ['76', false],
    ['78', false],
    ['79', true],
    ['92', false],
    ['98', true],
  ])('judges numbers that begin with %s', (start, known) => {
    const numbers = Array.from({ length: 10 }, (_, digit) => `${start}000000${digit}`);
    expect(numbers.some(isValidNif)).toBe(known);
  });

  it('has exactly one check digit for any eight digits with a known start', () => {
    const known = fc.constantFrom('1', '2', '3', '5', '6', '8');
    fc.assert(
      fc.property(known, fc.stringMatching(/^\d{7}$/), (first, rest) => {
        const numbers = Array.from({ length: 10 }, (_, digit) => `${first}${rest}${digit}`);
        expect(numbers.filter(isValidNif)).toHaveLength(1);
      }),
    );
  });

  it('notices any single wrong digit among the first eight, but for 0 that stands for 10', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...VALID.filter((nif) => !nif.endsWith('0'))),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 9 }),
        (nif, place, shift) => {
          const digit = (Number(nif.charAt(place)) + shift) % 10;
          expect(isValidNif(nif.slice(0, place) + digit + nif.slice(place + 1))).toBe(false);
        },
      ),
    );
  });
});
