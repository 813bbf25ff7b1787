/** First digits that a Portuguese tax number may begin with. Spec section 5 "Voucher". */
const KNOWN_START = /^(?:[123568]|45|7[0124579]|9[0189])/;
const NIF_LENGTH = 9;

/** Blanks, punctuation and the invisible marks that come along with a pasted number. */
const SEPARATORS = /[\s\p{P}\p{Cf}]/gu;
/** A label before the digits: "NIF", "NIF nº", "PT". */
const LABEL = /^(?:nif(?:n[ºo])?)?(?:pt)?/i;

/** A typed tax number without label, country code and separators of any kind: "NIF: PT 501–442–600" is "501442600". */
export function normaliseNif(input: string): string {
  return input.replaceAll(SEPARATORS, '').replace(LABEL, '');
}

/** The last digit that the first eight ask for (weights 9 to 2, mod 11). */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < NIF_LENGTH - 1; index += 1) {
    sum += Number(digits.charAt(index)) * (NIF_LENGTH - index);
  }
  const rest = 11 - (sum % 11);
  return rest > 9 ? 0 : rest;
}

/** Whether a text is a Portuguese tax number; forgives what `normaliseNif` forgives. Spec section 5. */
export function isValidNif(input: string): boolean {
  const nif = normaliseNif(input);
  return /^\d{9}$/.test(nif) && KNOWN_START.test(nif) && checkDigit(nif) === Number(nif.at(-1));
}

/** Which part of a Portuguese tax number is wrong. */
export type NifProblem = 'length' | 'start' | 'checkDigit';

/** The message for each problem. */
const MESSAGES = {
  length: 'forms.errors.vatIdLength',
  start: 'forms.errors.vatIdStart',
  checkDigit: 'forms.errors.vatIdCheckDigit',
} as const satisfies Record<NifProblem, string>;

/** The message of a tax number that is wrong. */
export type NifMessageId = (typeof MESSAGES)[NifProblem];

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

/**
 * The first part of a typed tax number that is wrong: not nine digits, a start that no number has, or the check
 * digit; null for a right one. Forgives what `normaliseNif` forgives. Spec section 5 "Voucher".
 */
export function nifProblem(input: string): NifProblem | null {
  const nif = normaliseNif(input);
  if (isValidNif(nif)) return null;
  if (!/^\d{9}$/.test(nif)) return 'length';
  // Any eight digits with a known start have a right last one.
  const isStartKnown = DIGITS.some((digit) => isValidNif(nif.slice(0, -1) + digit));
  return isStartKnown ? 'checkDigit' : 'start';
}

/** The message for a typed tax number; null if it is valid. */
export function nifMessage(input: string): NifMessageId | null {
  const problem = nifProblem(input);
  return problem && MESSAGES[problem];
}
