import type { SavedState, StoredState } from './parse-saved-state.ts';

/** Another version is dropped. Spec section 4 "Persistence". */
const VERSION: StoredState['version'] = 1;

/** Prefix of storage keys. Contract section 2. */
export const SAVED_STATE_PREFIX = `merchant-checkout:${VERSION}:`;

/** The codes to show at the shop, as a booking and a purchase have them; never stored. */
const CODES: readonly string[] = ['activationCode', 'activationQrCode'];

/** The text to store for a state. */
export function serializeSavedState(state: SavedState): string {
  const stored = { version: VERSION, ...state };
  return JSON.stringify(stored, (name, value: unknown) =>
    CODES.includes(name) ? undefined : value,
  );
}
