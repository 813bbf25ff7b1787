import { memoize } from '../memoize.ts';

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

// "1.234,50", "1 234", "1,234.50": groups of three behind a separator, then perhaps decimals.
const GROUPED = String.raw`\d{1,3}(?:[.,'\s]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?`;
const PLAIN = String.raw`\d+(?:[.,]\d+)?`;
const FIRST_NUMBER = new RegExp(`-?\\s?(?:${GROUPED}|${PLAIN})`);
const DECIMALS = /[.,](\d{1,2})$/;
const MORE_DECIMALS = /[.,]\d{4,}/;

/** An amount in cents, rounded half up on its decimal digits (1.005 is 1.01 despite binary fractions). */
function toCents(amount: number): number | null {
  const shifted = Number(`${amount}e2`);
  const cents = Math.round(Number.isNaN(shifted) ? amount * 100 : shifted);
  return Number.isSafeInteger(cents) ? cents + 0 : null;
}

function amountOf(text: string): number {
  const compact = text.replaceAll(/[\s']/g, '');
  if (/^-?0[.,]/.test(compact) || MORE_DECIMALS.test(compact)) {
    return Number(compact.replace(',', '.'));
  }
  const decimals = DECIMALS.exec(compact)?.[1];
  const whole = decimals === undefined ? compact : compact.slice(0, -decimals.length - 1);
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals ?? ''}`);
}

/**
 * The cents of a server price: a number of euros, or the first number in a text such as "25 €" or "1.234,50". A single
 * separator before exactly three digits groups thousands. Null without a number.
 */
export function parsePriceCents(value: number | string | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? toCents(value) : null;
  const match = FIRST_NUMBER.exec(value ?? '');
  return match ? toCents(amountOf(match[0])) : null;
}

const SYMBOL_CODES: ReadonlyMap<string, string> = new Map([
  ['£', 'GBP'],
  ['$', 'USD'],
  ['R$', 'BRL'],
]);
const ISO_CODE = /^[A-Z]{3}$/;
const DEFAULT_CURRENCY = 'EUR';

/** The ISO 4217 code of a currency code or symbol; euro if unknown. */
export function currencyCode(currency: string): string {
  const text = currency.trim().toUpperCase();
  return SYMBOL_CODES.get(text) ?? (ISO_CODE.test(text) ? text : DEFAULT_CURRENCY);
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

const GROUPED_FROM_CENTS = 100_000;

/** Euros from 0 to 999.99, as `Intl` writes them in our languages. */
function formatEuros(cents: number, locale: string): string {
  const amount = (cents / 100).toFixed(2);
  return locale.startsWith('en') ? `€${amount}` : `${amount.replace('.', ',')}\u00a0€`;
}

/**
 * A formatter of cents with two decimals: `25,50 €`. Usual amounts do without `Intl`, whose first use takes a phone about
 * 100 ms (see src/platform/i18n/decisions.md). Spec section 9.
 */
export const moneyFormatter = memoize((currency: string, locale: string) => {
  const code = currencyCode(currency);
  return (cents: number) =>
    code === DEFAULT_CURRENCY && cents >= 0 && cents < GROUPED_FROM_CENTS
      ? formatEuros(cents, locale)
      : currencyFormat(code, locale).format(cents / 100);
});
