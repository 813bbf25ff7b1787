import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseAmountCents, parsePriceCents } from './money.ts';
import { parsePercent } from './price-text.ts';

/** Texts around a price, which must not lower it. */
const BEFORE =
  ',desde ,2 por ,50% off: ,Menu 3: ,12 ,-,7 – ,3 x ,20 € ,T2 ,10+,1’,(,$,5 mil ,١'.split(',');
const AFTER =
  '| por pessoa|/2| (-50%)| + IVA| mil| k| 10|,99|.5|⁹⁹| – 90 €| x 4| / 2 pessoas|%|’00|-'.split(
    '|',
  );

describe('a price in a text', () => {
  it.each([
    // One number.
    ['25', 2500],
    ['25 €', 2500],
    ['25€', 2500],
    ['€25', 2500],
    ['€ 25', 2500],
    ['25 EUR', 2500],
    ['EUR 25', 2500],
    ['25 euros', 2500],
    ['25,- €', 2500],
    ['25,-', 2500],
    ['25.-', 2500],
    ['desde 25,5€', 2550],
    ['a partir de 25 € por pessoa', 2500],
    ['25 €/pessoa', 2500],
    ['Preço: 25 €.', 2500],
    ['PVP 25 €', 2500],
    ['Menu - 25 €', 2500],
    ['Menu – 25 €', 2500],
    ['0 €', 0],
    // Thousands.
    ['1.234,50 €', 123_450],
    ['1,234.50 €', 123_450],
    ['1 234,50 €', 123_450],
    ['1\u{a0}234,50 €', 123_450],
    ['1\u{202f}234,50 €', 123_450],
    ['1\u{2009}234,50 €', 123_450],
    ["1'234.50", 123_450],
    ['1’234.50', 123_450],
    ['1ʼ234.50 €', 123_450],
    ['1.234 €', 123_400],
    ['1,234 €', 123_400],
    ['1.234.567,89 €', 123_456_789],
    ['1234,5', 123_450],
    ['12.3456', 1235],
    // The number beside the currency.
    ['2 por 30 €', 3000],
    ['50% off: 20 €', 2000],
    ['50 % desconto: 20 €', 2000],
    ['20 € (-50%)', 2000],
    ['20 € (-50 %)', 2000],
    ['30 € / 2 pessoas', 3000],
    ['Menu 3: 18,50 €', 1850],
    ['10 € por 100 g', 1000],
    ['Mesa para 4, 1.200 €', 120_000],
    // Negative.
    ['-5 €', null],
    ['−5 €', null],
    ['– 5 €', null],
    ['-€5', null],
    ['− € 5', null],
    ['5 €-', null],
    ['(5 €)', null],
    ['Preço: -5 €', null],
    // Several prices, ranges, sums, multiples.
    ['25€ - 30€', null],
    ['25 – 30 €', null],
    ['20-30 €', null],
    ['20/30 €', null],
    ['20 € - 30', null],
    ['20 €-30', null],
    ['€20–30', null],
    ['20 €/30', null],
    ['30 € 25 €', null],
    ['antes 30 €, agora 20 €', null],
    ['2 por 30', null],
    ['10 20', null],
    ['10 20 €', null],
    ['20 € + IVA', null],
    ['20 + 5 €', null],
    ['2 x 15 €', null],
    ['2 × 15 €', null],
    ['25 mil €', null],
    ['25 mil', null],
    ['25k €', null],
    ['25k', null],
    ['2 milhões', null],
    ['50 cêntimos', null],
    ['50 ct', null],
    ['1e3 €', null],
    ['25€50', null],
    ['25 € 50', null],
    ['25⁹⁹ €', null],
    ['2½ €', null],
    ['1,23,456 €', null],
    ['1.234,567 €', null],
    ['12.34.56', null],
    ['20:30', null],
    // Other currencies.
    ['$25', null],
    ['US$ 25', null],
    ['25 zł', null],
    ['25 kr', null],
    ['25 CHF', null],
    ['25 € ($28)', null],
    // None.
    ['50%', null],
    ['Menu 3: 50%', null],
    ['grátis', null],
    ['sob consulta', null],
    ['', null],
    ['€', null],
  ])('"%s" is %o cents', (text, cents) => expect(parsePriceCents(text)).toBe(cents));

  it.each([
    ['$25', '$', 2500],
    ['25 USD', '$', 2500],
    ['25 zł', 'zł', 2500],
    ['25 €', 'zł', null],
    ['25 kr', 'kr', 2500],
    ['25', 'kr', 2500],
  ])('"%s" in a row in "%s" is %o cents', (text, currency, cents) =>
    expect(parsePriceCents(text, currency)).toBe(cents),
  );

  it('is never smaller than the price that was written, and never of another currency', () => {
    const group = (digits: string, mark: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, mark);
    const written = fc
      .record({
        cents: fc.integer({ min: 1, max: 999_999_999 }),
        style: fc.constantFrom(
          ['.', ','],
          [',', '.'],
          [' ', ','],
          ['\u{a0}', ','],
          ['\u{202f}', ','],
          ['’', '.'],
          ["'", '.'],
          ['', ','],
          ['', '.'],
        ),
        hasDecimals: fc.boolean(),
        currency: fc.constantFrom('€', ' €', '\u{a0}€', ' EUR', ' euros', '$', ' kr', ' US$', ''),
        before: fc.constantFrom(...BEFORE),
        after: fc.constantFrom(...AFTER),
      })
      .map(({ cents, style: [mark = '', point = ''], hasDecimals, currency, before, after }) => {
        const rest = String(cents % 100).padStart(2, '0');
        const amount = group(String(Math.floor(cents / 100)), mark);
        const shown = hasDecimals ? cents : cents - (cents % 100);
        const number = hasDecimals ? `${amount}${point}${rest}` : amount;
        const text = `${before}${number}${currency}${after}`;
        return { text, shown, currency: currency.trim(), isSecond: before === '20 € ' };
      });
    fc.assert(
      fc.property(written, ({ text, shown, currency, isSecond }) => {
        const read = parsePriceCents(text);
        if (['$', 'kr', 'US$'].includes(currency)) expect(read).toBeOneOf([null, 2000]);
        else if (read !== null && isSecond) expect(read).toBe(2000);
        else if (read !== null) expect(read).toBeGreaterThanOrEqual(shown);
      }),
      { numRuns: 5000 },
    );
  });
});

it.each([
  ['-5 €', -500],
  ['−5 €', -500],
  ['5 €', 500],
  [-5, -500],
  ['', null],
  ['2 por 30', null],
])('an amount with a sign: %o is %o cents', (value, cents) =>
  expect(parseAmountCents(value)).toBe(cents),
);

it.each([
  ['15 %', 15],
  ['15%', 15],
  ['15', 15],
  ['-15 %', 15],
  ['−15%', 15],
  ['12,5 %', 12.5],
  ['12.5', 12.5],
  ['15\u{a0}%', 15],
  ['2 por 1: 15 %', 15],
  [15, 15],
  [-15, 15],
  ['0', 0],
  ['100 %', 100],
  ['150 %', null],
  ['10-20 %', 20],
  ['10% - 20%', null],
  ['10 20', null],
  ['1.000,5', null],
  ['', null],
  [null, null],
  [Number.NaN, null],
])('a percentage: %o is %o', (value, percent) => expect(parsePercent(value)).toBe(percent));
