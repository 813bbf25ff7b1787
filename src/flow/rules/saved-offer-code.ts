import * as v from 'valibot';

import { isId } from '../../lib/config/id.ts';
import { toData } from '../../lib/config/json.ts';
import { SAVED_STATE_MAX_AGE_MS } from '../../lib/limits.ts';

/** An offer code that the customer scanned or typed, as stored for reloads; `savedAt` in Unix ms. */
const savedOfferCodeSchema = v.object({
  savedAt: v.number(),
  code: v.pipe(v.string(), v.check(isId)),
});

/** The offer code in a stored text; null if it is unreadable or older than a day. */
export function parseSavedOfferCode(stored: string, now: number): string | null {
  const parsed = v.safeParse(savedOfferCodeSchema, toData(stored));
  if (!parsed.success) return null;
  const { savedAt, code } = parsed.output;
  const age = now - savedAt;
  return age >= 0 && age <= SAVED_STATE_MAX_AGE_MS ? code : null;
}
