import type { FormMessageId } from '../form/form-issues.ts';

/** The first digits of Portuguese tax numbers. Spec section 5 "Voucher". */
const KNOWN_START = /^(?:[123568]|45|7[0124579]|9[0189])/;
const NIF_LENGTH = 9;

/** Blanks, punctuation and invisible marks of a pasted number. */
const SEPARATORS = /[\s\p{P}\p{Cf}]/gu;
/** "NIF", "NIF nº", "PT". */
const LABEL = /^(?:nif(?:n[ºo])?)?(?:pt)?/i;

/** A typed tax number without label, country code and separators: "NIF: PT 501–442–600" is "501442600". */
export function normaliseNif(input: string): string {
  return input.replaceAll(SEPARATORS, '').replace(LABEL, '');
}

/** The check digit of the first eight digits (weights 9 to 2, mod 11). */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < NIF_LENGTH - 1; index += 1) {
    sum += Number(digits.charAt(index)) * (NIF_LENGTH - index);
  }
  const rest = 11 - (sum % 11);
  return rest > 9 ? 0 : rest;
}

/** The message for the first wrong part of a typed tax number; null for a valid one. Spec section 5 "Voucher". */
export function nifMessage(input: string): FormMessageId | null {
  const nif = normaliseNif(input);
  if (!/^\d{9}$/.test(nif)) return 'forms.errors.vatIdLength';
  if (!KNOWN_START.test(nif)) return 'forms.errors.vatIdStart';
  return checkDigit(nif) === Number(nif.at(-1)) ? null : 'forms.errors.vatIdCheckDigit';
}

/** Whether a typed text is a Portuguese tax number. Spec section 5. */
export const isValidNif = (input: string): boolean => nifMessage(input) === null;
