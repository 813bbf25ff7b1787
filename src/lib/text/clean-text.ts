import { wellFormed } from '../config/text.ts';

// Marks, embeddings, overrides and isolates that can reverse the order of letters.
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A well-formed text without bidi controls, which could reverse a price. */
export function cleanText(text: string): string {
  return wellFormed(text).replace(BIDI_CONTROLS, '');
}
