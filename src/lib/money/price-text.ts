import { currencyCode } from './currency.ts';

/** A text that says a price: the amount as decimal digits, and the currency that stands beside it; null without one. */
interface PriceText {
  amount: string;
  currency: string | null;
}

const SPACES = /\s/gu; // narrow and non-breaking spaces too
const APOSTROPHES = /[’‘ʼ´`]/gu;
const DASHES = /[−‐‑‒–—﹣－]/gu;
const OTHER_DIGITS = /[^\P{N}\d]/u; // "25⁹⁹", "½", "٢٥"

/** Words that make more, or less, of the number before them. */
const MULTIPLIER =
  /(?:^|[^\p{L}])(?:mil|mila|mille|milhar(?:es)?|thousand|tausend|k|mi(?:l|ll)?(?:h|j|i)?[oõ](?:es|nes|ns)?|millions?|millionen|c[eê]nt(?:imos?|avos?|s)?|centimes?|céntimos?|cts?|¢)(?![\p{L}])|\dk|¢/iu;
/** An amount beside another: "20 € + IVA", "2 x 15 €". */
const ARITHMETIC = /[+×*=]|\d\s?x\s?\d|€\s?x\s?\d/iu;

const NUMBER = String.raw`\d+(?:[.,' ]\d+)*`;
const CURRENCY = String.raw`(?:\p{L}{0,3}\p{Sc}|(?<!\p{L})(?:euros?|eur|usd|gbp|chf|brl|pln|z[lł]|czk|kč|huf|ft|ron|lei|sek|nok|dkk|isk|kr|jpy|cny|cad|aud|aoa|kz|mzn|cve|inr|mxn|ars|try)(?!\p{L})\.?)`;
const PRICE_NUMBER = new RegExp(
  `(?<before>${CURRENCY} ?)?(?<amount>${NUMBER})(?:[.,]-+)?(?<after> ?${CURRENCY})?(?<percent> ?[%‰])?`,
  'giu',
);

const PLAIN = /^\d+(?:[.,](?:\d{1,2}|\d{4,}))?$/;
const BELOW_ONE = /^0[.,]\d+$/;
const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;
const DECIMALS = /[.,](\d{1,2})$/;

/** The decimal digits of a number as people write it, such as "1.234,50" or "1’234.50"; null if it can be read in two ways. */
function readNumber(text: string): string | null {
  if (PLAIN.test(text) || BELOW_ONE.test(text)) return text.replace(',', '.');
  if (!GROUPED.test(text)) return null;
  const decimals = DECIMALS.exec(text)?.[1];
  const whole = decimals === undefined ? text : text.slice(0, -decimals.length - 1);
  return `${whole.replaceAll(/[.,' ]/g, '')}.${decimals ?? '0'}`;
}

interface FoundNumber {
  amount: string | null;
  /** The currencies on its two sides. */
  currencies: readonly string[];
  isPercent: boolean;
}

/** The sign in front of a number, past a currency: "-5 €", "-€5", "- 5 €". A dash between words or numbers is none. */
function isNegative(before: string): boolean {
  return /(?:^|[^\d\p{L}\p{Sc}\s]|[\p{L}:] )-$/u.test(before) || /^\s*- $/u.test(before);
}

function findNumbers(text: string): readonly FoundNumber[] {
  return [...text.matchAll(PRICE_NUMBER)].map((match) => {
    const { before, amount = '', after, percent } = match.groups ?? {};
    const head = text.slice(0, match.index);
    const tail = text.slice(match.index + match[0].length);
    const isGlued =
      (!before && /[\p{L}\d]['.,]?$/u.test(head)) ||
      (!after && /^[\p{L}\d]/u.test(tail)) ||
      /^ ?\d/u.test(tail);
    const isJoined = /[\d\p{Sc}\p{L}] ?[-/~] ?$/u.test(head) && /\d[^\d]*$/u.test(head);
    const isRange = /^ ?[-~] ?\S*\d/u.test(tail) || /^\/\d/u.test(tail);
    const isOpen = isGlued || isJoined || isRange || isNegative(head) || /^ ?-$/.test(tail);
    return {
      amount: isOpen ? null : readNumber(amount),
      currencies: [before, after].flatMap((each) => each?.trim().replace(/\.$/, '') ?? []),
      isPercent: percent !== undefined,
    };
  });
}

/**
 * Reads a price in a text. The number beside a currency counts, so "2 por 30 €" is 30; without a currency the only number
 * does. Null for a negative price, and for every text that a reader may take for another or a higher
 * price: several prices, a range, a sum, digits that follow no one way of writing. See decisions.md.
 */
export function readPriceText(input: string): PriceText | null {
  const text = input
    .replaceAll(SPACES, ' ')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(DASHES, '-')
    .trim();
  if (OTHER_DIGITS.test(text) || MULTIPLIER.test(text) || ARITHMETIC.test(text)) return null;
  if (/^\(.*\)$/u.test(text)) return null;
  const numbers = findNumbers(text);
  const priced = numbers.filter(({ currencies }) => currencies.length > 0);
  const hasCurrency = new RegExp(CURRENCY, 'iu').test(text);
  const [found, ...others] = hasCurrency ? priced : numbers;
  if (!found || found.isPercent || found.amount === null || others.length > 0) return null;
  const [currency = null, other = currency] = found.currencies;
  if (currency && other && currencyCode(currency) !== currencyCode(other)) return null;
  return { amount: found.amount, currency };
}

const PERCENT_NUMBER = /(?<!\d[.,]?)(\d+(?:[.,]\d+)?)(?![.,]?\d)( ?%)?/gu;

/**
 * Reads a percentage: a number or a text such as "15 %" or "-12,5". Without its sign, as a discount is written with and
 * without a minus. Null unless one number is meant, from 0 to 100.
 */
export function parsePercent(value: number | string | null | undefined): number | null {
  const numbers =
    typeof value === 'number'
      ? [{ percent: value, isMarked: true }]
      : [...(value ?? '').replaceAll(SPACES, ' ').matchAll(PERCENT_NUMBER)].map((match) => ({
          percent: Number((match[1] ?? '').replace(',', '.')),
          isMarked: match[2] !== undefined,
        }));
  const marked = numbers.filter(({ isMarked }) => isMarked);
  const [found, ...others] = marked.length > 0 ? marked : numbers;
  if (!found || others.length > 0) return null;
  const percent = Math.abs(found.percent);
  return percent <= 100 ? percent : null;
}
