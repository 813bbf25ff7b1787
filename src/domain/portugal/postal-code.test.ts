import { expect, it } from 'vitest';

import { normalisePostalCode } from './postal-code.ts';

it.each([
  ['1000205', '1000-205'],
  ['1000-205', '1000-205'],
  [' 1000 205 ', '1000-205'],
  ['1000', '1000'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('"%s" becomes "%s"', (typed, code) => expect(normalisePostalCode(typed)).toBe(code));
