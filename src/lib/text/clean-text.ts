import { wellFormed } from '../config/text.ts';

// Marks, embeddings, overrides and isolates that can turn the order of letters around.
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text to show: well-formed, and without bidi controls, with which a name could make a price read backwards. */
export function cleanText(text: string): string {
  return wellFormed(text).replace(BIDI_CONTROLS, '');
}
