import * as v from 'valibot';

import { isId } from '../../lib/config/id.ts';
import { parseKept } from '../../lib/kept-data.ts';

/** An offer code that the customer scanned or typed, as stored for reloads; `savedAt` in Unix ms. */
const savedOfferCodeSchema = v.object({
  savedAt: v.number(),
  code: v.pipe(v.string(), v.check(isId)),
});

/** The offer code in a stored text; null if it is unreadable or older than a day. */
export const parseSavedOfferCode = (stored: string | null, now: number): string | null =>
  parseKept(savedOfferCodeSchema, stored, now)?.code ?? null;
