import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  centsToWire,
  moneyFormatter,
  parseAmountCents,
  parsePriceCents,
  percentOff,
} from './money.ts';

describe('a price as the server writes it', () => {
  it.each([
    ['25 €', 2500],
    ['25,50 €', 2550],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234,50 €', 123_450],
    ['1\u00A0234,50 €', 123_450],
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    [-25, null],
    ['€ 25', 2500],
    ['desde 25,5€', 2550],
    ['0,125', 13],
    ['12.3456', 1235],
    ['12,3456', 1235],
    [25.5, 2550],
    [1.005, 101],
    [0, 0],
    [0.1 + 0.2 - 0.3, 0],
    ['0', 0],
    ['grátis', null],
    ['', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e300, null],
  ])('reads %o as %o cents', (value, cents) => expect(parsePriceCents(value)).toBe(cents));

  it('reads back what it formats, in every language of the element', () => {
    const amounts = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('pt-PT', 'es-ES', 'en-GB', 'fr-FR', 'de-DE'),
        (cents, locale) => {
          expect(parsePriceCents(moneyFormatter('EUR', locale)(cents))).toBe(cents);
        },
      ),
    );
  });

  it('reads back what it sends', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
        expect(parseAmountCents(centsToWire(cents))).toBe(cents);
      }),
    );
  });
});

describe('spec section 9: "Money shown in euros with 2 decimals (pt-PT format)"', () => {
  it.each([
    [2550, '25,50\u00A0€'],
    [0, '0,00\u00A0€'],
    [1_234_550, '12\u00A0345,50\u00A0€'],
  ])('shows %i cents as %s', (cents, text) =>
    expect(moneyFormatter('EUR', 'pt-PT')(cents)).toBe(text),
  );

  it('is written as Unicode says, in every language of the element', () => {
    const written = (cents: number, locale: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
    fc.assert(
      fc.property(
        fc.integer({ min: -200_000, max: 200_000 }),
        fc.constantFrom('pt-PT', 'es-ES', 'en-GB', 'fr-FR', 'de-DE'),
        (cents, locale) => {
          expect(moneyFormatter('EUR', locale)(cents)).toBe(written(cents, locale));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each(['€', 'eur', '', 'euros', 'EUR'])('takes the currency "%s" for euros', (currency) => {
    expect(moneyFormatter(currency, 'pt-PT')(100)).toBe('1,00\u00A0€');
  });

  it('groups the digits of an amount from a thousand on', () => {
    expect(moneyFormatter('', 'en-GB')(99_999)).toBe('€999.99');
    expect(moneyFormatter('', 'en-GB')(100_000)).toBe('€1,000.00');
  });

  it.each(['¥', 'zł', 'kr', 'US$', 'credits'])(
    'shows an amount in "%s" with that word, never as euros',
    (word) => {
      expect(moneyFormatter(word, 'pt-PT')(123_450)).toBe(`1234,50\u00A0${word}`);
      expect(moneyFormatter(word, 'en-GB')(123_450)).toBe(`1,234.50\u00A0${word}`);
    },
  );

  it.each([
    ['£', '£1.00'],
    ['$', 'US$1.00'],
    ['R$', 'R$1.00'],
    [' chf ', 'CHF\u00A01.00'],
  ])('shows the currency "%s" as %s', (currency, text) => {
    expect(moneyFormatter(currency, 'en-GB')(100)).toBe(text);
  });
});

it.each([
  [1000, 15, 850],
  [1000, -15, 850],
  [999, 50, 500],
  [1000, 120, 0],
])('%i cents less %i percent are %i', (cents, percent, left) =>
  expect(percentOff(cents, percent)).toBe(left),
);

it('a percentage with decimals is taken off to the cent', () => {
  const cents = fc.bigInt({ min: 0n, max: 100_000_000n });
  const hundredths = fc.bigInt({ min: 0n, max: 10_000n });
  const exact = (amount: bigint, taken: bigint) =>
    (amount * (10_000n - taken) * 2n + 10_000n) / 20_000n;
  fc.assert(
    fc.property(cents, hundredths, (amount, taken) => {
      const left = percentOff(Number(amount), Number(taken) / 100);
      expect(left).toBe(Number(exact(amount, taken)));
    }),
    {
      examples: [
        [961_750n, 6940n],
        [89_000n, 7615n],
      ],
    },
  );
});
