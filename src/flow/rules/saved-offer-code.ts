import * as v from 'valibot';

import { isId } from '../../lib/config/id.ts';
import { SAVED_STATE_MAX_AGE_MS } from '../../lib/limits.ts';

/** The offer code that a customer scanned or typed, as it outlives a reload; it is no secret of a person. */
export interface SavedOfferCode {
  /** Unix ms. */
  savedAt: number;
  code: string;
}

const savedOfferCodeSchema = v.object({
  savedAt: v.number(),
  code: v.pipe(v.string(), v.check(isId)),
});

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** The text to store for an offer code. */
export function serializeOfferCode(saved: SavedOfferCode): string {
  return JSON.stringify(saved);
}

/** The offer code in a stored text; null when it is unreadable or older than a day. */
export function parseSavedOfferCode(stored: string, now: number): string | null {
  const parsed = v.safeParse(savedOfferCodeSchema, parseJson(stored));
  if (!parsed.success) return null;
  const { savedAt, code } = parsed.output;
  const age = now - savedAt;
  return age >= 0 && age <= SAVED_STATE_MAX_AGE_MS ? code : null;
}
