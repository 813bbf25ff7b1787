import { isValidNif, normaliseNif } from './nif.ts';

/** Which part of a Portuguese tax number is wrong. */
export type NifProblem = 'length' | 'start' | 'checkDigit';

/** What a form says of each. */
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

/** What a form says of a typed tax number; null for a right one. */
export function nifMessage(input: string): NifMessageId | null {
  const problem = nifProblem(input);
  return problem && MESSAGES[problem];
}
