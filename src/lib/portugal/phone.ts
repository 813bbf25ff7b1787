import { DEFAULT_PREFIX } from '../limits.ts';
import { cleanText } from '../text/clean-text.ts';

/** A telephone number apart from its dial prefix. */
export interface PhoneNumber {
  /** With its plus sign: `+351`. */
  prefix: string;
  /** Without separators. */
  phone: string;
}

const SEPARATORS = /[\s().\-/·\u200B\u2010-\u2015]/g;

/** How a link to call begins, and the trunk digit that some write between prefix and number. */
const NOT_OF_THE_NUMBER = /^\s*tel:|\(0\)/gi;
const PORTUGUESE_MOBILE = /^9\d{8}$/;
/** Digits alone: a letter or an unknown prefix (`00999`) would be dialled wrongly. */
const FOREIGN = /^(?!00)\d+$/;

/** A dial prefix as `+` and digits, from "+351", "00351", "351" or "+1-684". */
export function normalisePrefix(input: string): string {
  const digits = input.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits ? `+${digits}` : '';
}

/** The international number without its dial prefix, where it begins with one of them; the longest counts. */
function splitInternational(digits: string, prefixes: readonly string[]): PhoneNumber | null {
  const prefix = prefixes
    .filter((each) => each && digits.startsWith(each.slice(1)))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined ? null : { prefix, phone: digits.slice(prefix.length - 1) };
}

/**
 * A typed telephone number as it is stored: separators go, and a dial prefix typed with the number
 * ("+351 912 345 678", "00351912345678") moves to the prefix. The prefix given and +351 are known;
 * hand `known` over to recognise more. A prefix that is not recognised stays in the number.
 */
export function normalisePhone(
  input: string,
  prefix: string,
  known: readonly string[] = [],
): PhoneNumber {
  const own = normalisePrefix(prefix);
  // Digits of other widths and invisible marks come along when a number is pasted.
  const text = cleanText(input.normalize('NFKC'))
    .replaceAll(NOT_OF_THE_NUMBER, '')
    .replaceAll(SEPARATORS, '');
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

/** Whether a number can be called: under +351 nine digits that begin with 9, elsewhere any digits. Spec section 5. */
export function isValidPhone({ prefix, phone }: PhoneNumber): boolean {
  return (prefix === DEFAULT_PREFIX ? PORTUGUESE_MOBILE : FOREIGN).test(phone);
}
