import { expect, it } from 'vitest';

import { cleanText } from './clean-text.ts';
import { wellFormed } from '../config/text.ts';

it.each([
  ['\u202E€ 52', '€ 52'],
  ['Ta\u200Esca\u2066 do\u2069 Zé', 'Tasca do Zé'],
  ['São João – 25,50\u00A0€', 'São João – 25,50\u00A0€'],
  ['Menu \uD83D', 'Menu '],
])('%o is shown as %o', (text, clean) => expect(cleanText(text)).toBe(clean));

it.each([
  ['half an emoji at the end', 'Menu \uD83D', 'Menu '],
  ['the other half at the start', '\uDE00 Menu', ' Menu'],
  ['halves in the wrong order', 'a\uDE00\uD83Db', 'ab'],
  ['a whole emoji, which stays', 'Menu 😀', 'Menu 😀'],
])('a text with %s can be encoded for an address', (_, text, clean) => {
  expect(wellFormed(text)).toBe(clean);
  expect(() => encodeURIComponent(wellFormed(text))).not.toThrow();
});
