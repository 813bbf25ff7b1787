import { memoize } from '../memoize.ts';
import { currencyCode, currencyName, DEFAULT_CURRENCY } from './currency.ts';
import { readPriceText } from './price-text.ts';

/** Cents as on the wire: a number of euros. */
export function centsToWire(cents: number): number {
  return cents / 100;
}

const WHOLE_SHARE = 10_000; // hundredths of a percent

/**
 * An amount in cents after a percentage discount (absolute, at most 100), rounded half up. Calculated in hundredths of a
 * percent, because binary fractions may lose a cent.
 */
export function percentOff(cents: number, percent: number): number {
  const discount = Math.round(Math.min(Math.abs(percent), 100) * 100);
  return Math.round((cents * (WHOLE_SHARE - discount)) / WHOLE_SHARE);
}

/** An amount in cents, rounded half up on its decimal digits (1.005 is 1.01 despite binary fractions). */
function toCents(amount: number): number | null {
  const shifted = Number(`${amount}e2`);
  const cents = Math.round(Number.isNaN(shifted) ? amount * 100 : shifted);
  return Number.isSafeInteger(cents) ? cents + 0 : null;
}

/**
 * The cents of a server price in a currency: a number, or a text that says one price in it, such as "25 €" or "1.234,50".
 * Null without one, for a negative price and for an ambiguous text; see `readPriceText`.
 */
export function parsePriceCents(
  value: number | string | null | undefined,
  currency = DEFAULT_CURRENCY,
): number | null {
  if (typeof value !== 'string') {
    const cents = parseAmountCents(value);
    return cents !== null && cents < 0 ? null : cents;
  }
  const found = readPriceText(value);
  if (!found) return null;
  const isOther =
    found.currency !== null && currencyName(found.currency) !== currencyName(currency);
  return isOther ? null : toCents(Number(found.amount));
}

const SIGNED = /^\s*[-−–](?!\s*$)/u;

/** As `parsePriceCents`, also for a negative amount, such as a discount of "-5 €". */
export function parseAmountCents(value: number | string | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? toCents(value) : null;
  const text = value ?? '';
  const cents = parsePriceCents(text.replace(SIGNED, ''));
  return cents !== null && SIGNED.test(text) ? 0 - cents : cents;
}

const currencyFormat = memoize(
  (code: string, locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

const amountFormat = memoize(
  (locale: string) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

const GROUPED_FROM_CENTS = 100_000;

/** Euros from 0 to 999.99, as `Intl` writes them in our languages. */
function formatEuros(cents: number, locale: string): string {
  const amount = (cents / 100).toFixed(2);
  return locale.startsWith('en') ? `€${amount}` : `${amount.replace('.', ',')}\u00a0€`;
}

/**
 * A formatter of cents with two decimals: `25,50 €`. A currency without a known code shows as it was sent: `25,50 zł`. Usual
 * amounts do without `Intl`, whose first use takes a phone about 100 ms (see src/platform/i18n/decisions.md). Spec section
 * 9.
 */
export const moneyFormatter = memoize((currency: string, locale: string) => {
  const code = currencyCode(currency);
  if (code === null) {
    const word = currency.trim();
    return (cents: number) => `${amountFormat(locale).format(cents / 100)}\u00a0${word}`;
  }
  return (cents: number) =>
    code === DEFAULT_CURRENCY && cents >= 0 && cents < GROUPED_FROM_CENTS
      ? formatEuros(cents, locale)
      : currencyFormat(code, locale).format(cents / 100);
});
