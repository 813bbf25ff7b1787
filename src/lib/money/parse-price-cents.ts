// "1.234,50", "1 234", "1,234.50": groups of three behind a separator, then perhaps decimals.
const GROUPED = String.raw`\d{1,3}(?:[.,'\s]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?`;
const PLAIN = String.raw`\d+(?:[.,]\d+)?`;
const FIRST_NUMBER = new RegExp(`-?\\s?(?:${GROUPED}|${PLAIN})`);
const DECIMALS = /[.,](\d{1,2})$/;
const MORE_DECIMALS = /[.,]\d{4,}/;

/** Cents of an amount, rounded half up on its decimal digits (1.005 is 1.01, whatever binary says). */
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
 * Cents of a price as the server writes it: a number of euros or a text such as "25 €", "25,50 €"
 * or "1.234,50", whose first number counts. A single separator before exactly three digits groups
 * thousands. Null when there is no number.
 */
export function parsePriceCents(value: number | string | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? toCents(value) : null;
  const match = FIRST_NUMBER.exec(value ?? '');
  return match ? toCents(amountOf(match[0])) : null;
}
