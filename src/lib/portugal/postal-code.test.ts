import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { normalisePostalCode } from './postal-code.ts';

it.each([
  ['1000205', '1000-205'],
  ['1000-205', '1000-205'],
  [' 1000 205 ', '1000-205'],
  ['1000–205', '1000-205'],
  ['1000.205', '1000-205'],
  ['PT-1000-205', '1000-205'],
  ['P-1000-205', '1000-205'],
  ['PT 1000 – 205\u200B', '1000-205'],
  ['1000', '1000'],
  ['10002051', '10002051'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('"%s" becomes "%s"', (typed, code) => expect(normalisePostalCode(typed)).toBe(code));

it('forgives every separator and invisible mark between its parts', () => {
  const marks = fc.stringMatching(/^[ \u00A0.\-\u2010\u2011–—/·\u200B\u200E\u2060\uFEFF]{0,5}$/);
  const label = fc.constantFrom('', 'PT', 'pt', 'P');
  const [area, place] = [fc.stringMatching(/^\d{4}$/), fc.stringMatching(/^\d{3}$/)];
  fc.assert(
    fc.property(label, marks, area, marks, place, marks, (name, a, area4, b, place3, c) => {
      const typed = name + a + area4 + b + place3 + c;
      expect(normalisePostalCode(typed)).toBe(`${area4}-${place3}`);
    }),
  );
});
