import * as v from 'valibot';

import type { BookState } from '../booking/booking-state.ts';
import type { ReservationMode, ReservationType } from '../config/checkout-config.ts';
import { SAVED_STATE_MAX_AGE_MS } from '../limits.ts';

/** Version of the saved form; another one is dropped. Spec section 4 "Persistence". */
export const SAVED_STATE_VERSION = 1;

/** Where storage keys begin. Contract section 2. */
export const SAVED_STATE_PREFIX = `merchant-checkout:${SAVED_STATE_VERSION}:`;

/**
 * What of a flow outlives a reload: where the customer stands and what was chosen. Names, addresses,
 * telephone numbers, notes, tokens and passwords are never in it.
 */
export interface SavedState {
  /** Unix ms. */
  savedAt: number;
  /** Flow names and step names, lowest flow first. */
  stack: readonly { flow: string; step: string }[];
  mode: ReservationMode;
  reservationType: ReservationType;
  book: BookState;
  /** Key of a booking that was being sent when the page went away; null when none was. */
  pendingIntent: string | null;
}

const text = v.pipe(v.string(), v.maxLength(64));

const chosenTime = v.object({
  time: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
  selectedAt: v.pipe(v.number(), v.minValue(0)),
  startTime: text,
  durationSec: v.pipe(v.number(), v.minValue(0)),
});

const venueDate = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

const savedStateSchema = v.object({
  version: v.literal(SAVED_STATE_VERSION),
  savedAt: v.number(),
  stack: v.array(v.object({ flow: text, step: text })),
  mode: v.picklist(['book', 'voucher']),
  reservationType: v.picklist(['normal', 'smart']),
  book: v.object({
    date: v.nullable(venueDate),
    dateTimes: v.array(v.object({ date: venueDate, times: v.array(chosenTime) })),
    numberOfPeople: v.pipe(v.number(), v.integer(), v.minValue(0)),
    prizeId: v.nullable(text),
    transportInstant: v.picklist(['asap', 'scheduled']),
  }),
  pendingIntent: v.nullable(text),
});

/** The text to store for a state. */
export function serializeSavedState(state: SavedState): string {
  return JSON.stringify({ version: SAVED_STATE_VERSION, ...state });
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** The state in a stored text; null when it is unreadable, of another version or older than a day. */
export function parseSavedState(stored: string, now: number): SavedState | null {
  const parsed = v.safeParse(savedStateSchema, parseJson(stored));
  if (!parsed.success) return null;
  const { version: _version, ...state } = parsed.output;
  const age = now - state.savedAt;
  return age >= 0 && age <= SAVED_STATE_MAX_AGE_MS ? state : null;
}
