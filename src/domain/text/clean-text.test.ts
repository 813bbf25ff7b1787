import { expect, it } from 'vitest';

import { stripBidi } from './clean-text.ts';

it.each([
  ['\u202E€ 52', '€ 52'],
  ['Ta\u200Esca\u2066 do\u2069 Zé', 'Tasca do Zé'],
  ['São João – 25,50\u00A0€', 'São João – 25,50\u00A0€'],
])('%o is shown as %o', (text, clean) => expect(stripBidi(text)).toBe(clean));
