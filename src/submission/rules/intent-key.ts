/** The characters of a reference: no similar ones, and no vowels, which could form a word. */
const LETTERS = '23456789CDFGHJKMNPQRTVWXY';
const REFERENCE_LENGTH = 8;

/**
 * The key of an intent: a reference of 8 letters and digits, a hyphen, and the random id from which it is derived. A
 * merchant can find the reference in the `Idempotency-Key`.
 */
export function toIntentKey(randomId: string): string {
  const sums = Array<number>(REFERENCE_LENGTH).fill(0);
  for (let place = 0; place < randomId.length; place += 1) {
    const at = place % REFERENCE_LENGTH;
    sums[at] = (sums[at] ?? 0) * 31 + randomId.charCodeAt(place);
  }
  return `${sums.map((sum) => LETTERS[sum % LETTERS.length]).join('')}-${randomId}`;
}

/**
 * The short reference of an intent, such as `K7Q2M9XC`: the customer reads it out and the merchant looks it up. Contract
 * section 3.
 */
export function referenceOf(intentKey: string): string {
  return intentKey.slice(0, REFERENCE_LENGTH);
}
