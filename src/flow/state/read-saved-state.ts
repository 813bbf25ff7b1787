import type { Getter } from 'jotai/vanilla';

import { nowAtom, servicesAtom } from '../../context/checkout-context.ts';
import { parseSavedState, type SavedState } from '../rules/saved-flow.ts';
import { readWithinLimit, savedStateKeyAtom } from './saved-state.ts';

/** The readable saved state of the running flow; null without one. */
export async function readSavedState(get: Getter): Promise<SavedState | null> {
  const stored = await readWithinLimit(get(servicesAtom).host, get(savedStateKeyAtom));
  return stored === null ? null : parseSavedState(stored, get(nowAtom));
}
