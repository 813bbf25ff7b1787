// Half of a character outside the basic plane, as a cut emoji leaves it: `encodeURIComponent` throws on one.
const LONE_SURROGATES = /\p{Cs}/gu;

/** A text without half characters; it can be encoded for an address. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '');
}
