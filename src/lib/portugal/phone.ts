import { DEFAULT_PREFIX } from '../limits.ts';
import { cleanText } from '../text/clean-text.ts';

export interface PhoneNumber {
  /** With its plus sign: `+351`. */
  prefix: string;
  /** Without separators. */
  phone: string;
}

const SEPARATORS = /[\s().\-/·\u200B\u2010-\u2015]/g;

/** The scheme of a link, and a trunk digit between prefix and number. */
const EXTRAS = /^\s*tel:|\(0\)/gi;
const PORTUGUESE_MOBILE = /^9\d{8}$/;
/** Only digits, without an unknown prefix (`00999`). */
const FOREIGN = /^(?!00)\d+$/;

/** A dial prefix as `+` and digits, from "+351", "00351", "351" or "+1-684". */
export function normalisePrefix(input: string): string {
  const digits = input.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits ? `+${digits}` : '';
}

/** Splits an international number by the longest matching prefix; null without one. */
function splitInternational(digits: string, prefixes: readonly string[]): PhoneNumber | null {
  const prefix = prefixes
    .filter((each) => each && digits.startsWith(each.slice(1)))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined ? null : { prefix, phone: digits.slice(prefix.length - 1) };
}

/**
 * A typed telephone number to store: removes separators and moves a typed dial prefix ("+351 912 345 678",
 * "00351912345678") to the prefix, if it is the given one, +351 or one of `known`.
 */
export function normalisePhone(
  input: string,
  prefix: string,
  known: readonly string[] = [],
): PhoneNumber {
  const own = normalisePrefix(prefix);
  // A pasted number may have full-width digits and invisible marks.
  const text = cleanText(input.normalize('NFKC')).replaceAll(EXTRAS, '').replaceAll(SEPARATORS, '');
  const international = /^(?:\+|00)(\d+)$/.exec(text)?.[1];
  if (international !== undefined) {
    const split = splitInternational(international, [own, DEFAULT_PREFIX, ...known]);
    return split ?? { prefix: own, phone: text };
  }
  const national = text.startsWith(DEFAULT_PREFIX.slice(1)) ? text.slice(3) : '';
  if (own === DEFAULT_PREFIX && PORTUGUESE_MOBILE.test(national)) {
    return { prefix: own, phone: national };
  }
  return { prefix: own, phone: text };
}

/** Whether a number is valid: with +351 nine digits that start with 9, else any digits. Spec section 5. */
export function isValidPhone({ prefix, phone }: PhoneNumber): boolean {
  return (prefix === DEFAULT_PREFIX ? PORTUGUESE_MOBILE : FOREIGN).test(phone);
}
