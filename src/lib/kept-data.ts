import * as v from 'valibot';

import { toData } from './config/json.ts';
import { SAVED_STATE_MAX_AGE_MS } from './limits.ts';

/** The data in a text stored for a reload; null if it is unreadable, from the future or older than a day. */
export function parseKept<Data extends { savedAt: number }>(
  schema: v.GenericSchema<unknown, Data>,
  stored: string | null,
  now: number,
): Data | null {
  const parsed = v.safeParse(schema, toData(stored));
  if (!parsed.success) return null;
  const age = now - parsed.output.savedAt;
  return age >= 0 && age <= SAVED_STATE_MAX_AGE_MS ? parsed.output : null;
}
