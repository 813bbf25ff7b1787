import { isValidNif, normaliseNif } from '../portugal/nif.ts';

/** Which part of a Portuguese tax number is wrong. */
export type NifProblem = 'length' | 'start' | 'checkDigit';

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
