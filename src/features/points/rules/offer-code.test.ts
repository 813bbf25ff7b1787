import { describe, expect, it } from 'vitest';

import { offerCodeOf } from './offer-code.ts';

describe('the offer code in what was scanned or typed', () => {
  it.each([
    ['POINTS10', 'POINTS10'],
    ['  POINTS10\n', 'POINTS10'],
    ['https://spa.example/pontos?qr=1&offerCode=POINTS10', 'POINTS10'],
    ['https://spa.example/pontos#?offerCode=POINTS10', 'POINTS10'],
    ['https://spa.example/#offerCode=POINTS10', 'POINTS10'],
    ['https://spa.example/pontos', null],
    ['https://spa.example/?offerCode=../x', null],
    ['WIFI:T:WPA;S:spa;P:secret;;', null],
    ['two words', null],
    ['', null],
    ['x'.repeat(65), null],
  ])('in %j is %j', (text, code) => expect(offerCodeOf(text)).toBe(code));
});
