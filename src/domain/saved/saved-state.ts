import type { BookState } from '../booking/booking-state.ts';
import type { ReservationMode, ReservationType } from '../config/checkout-config.ts';

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

/** The text to store for a state. */
export function serializeSavedState(state: SavedState): string {
  return JSON.stringify({ version: SAVED_STATE_VERSION, ...state });
}
