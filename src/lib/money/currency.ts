const CODES: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['EURO', 'EUR'],
  ['EUROS', 'EUR'],
  ['£', 'GBP'],
  ['$', 'USD'],
  ['R$', 'BRL'],
]);
const ISO_CODE = /^[A-Z]{3}$/;

export const DEFAULT_CURRENCY = 'EUR';

/**
 * The ISO 4217 code of a currency's code or symbol, euro if it is empty; null for a word that may mean several currencies
 * or none, such as "kr" or "¥".
 */
export function currencyCode(currency: string): string | null {
  const text = currency.trim().toUpperCase();
  if (text === '') return DEFAULT_CURRENCY;
  return CODES.get(text) ?? (ISO_CODE.test(text) ? text : null);
}

/** The currency's ISO 4217 code, else its word as the server sent it. */
export function currencyName(currency: string): string {
  return currencyCode(currency) ?? currency.trim();
}
