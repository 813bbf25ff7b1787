/** Letters of a reference: none that looks like another, and no vowels, which could make a word. */
const LETTERS = '23456789CDFGHJKMNPQRTVWXY';
const REFERENCE_LENGTH = 8;

/**
 * The key of an intent: a reference of 8 letters and digits, a hyphen and the random id that it is derived from. The
 * reference is part of the key, so that a merchant finds it in an `Idempotency-Key`.
 */
export function toIntentKey(randomId: string): string {
  const sums = Array.from({ length: REFERENCE_LENGTH }, () => 0);
  for (const [place, letter] of Array.from(randomId).entries()) {
    const at = place % REFERENCE_LENGTH;
    sums[at] = (sums[at] ?? 0) * 31 + letter.charCodeAt(0);
  }
  return `${sums.map((sum) => LETTERS[sum % LETTERS.length]).join('')}-${randomId}`;
}

/**
 * The short reference of an intent, for the customer to read out and the merchant to look up, for example `K7Q2M9XC`.
 * Contract section 3.
 */
export function referenceOf(intentKey: string): string {
  return intentKey.slice(0, REFERENCE_LENGTH);
}
