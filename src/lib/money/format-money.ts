import { memoize } from '../memoize.ts';

const SYMBOL_CODES: ReadonlyMap<string, string> = new Map([
  ['£', 'GBP'],
  ['$', 'USD'],
  ['R$', 'BRL'],
]);
const ISO_CODE = /^[A-Z]{3}$/;
const DEFAULT_CURRENCY = 'EUR';

/** ISO 4217 code of a currency as the server names it, by code or by symbol; euros when unknown. */
export function currencyCode(currency: string): string {
  const text = currency.trim().toUpperCase();
  return SYMBOL_CODES.get(text) ?? (ISO_CODE.test(text) ? text : DEFAULT_CURRENCY);
}

/** A formatter for many amounts of one currency; takes cents, gives two decimals. Spec section 9. */
export const moneyFormatter = memoize((currency: string, locale: string) => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode(currency),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (cents: number) => format.format(cents / 100);
});

/** One amount in cents as the locale writes it, with two decimals: `25,50 €`. Spec section 9. */
export function formatMoney(cents: number, currency: string, locale: string): string {
  return moneyFormatter(currency, locale)(cents);
}
