import { atom } from 'jotai/vanilla';

import { load } from '../context/load.ts';
import { JOURNAL_PREFIX } from '../features/payment/rules/journal/journal-prefix.ts';
import { RETURN_MARKER } from '../lib/element-limits.ts';
import type { Feature } from '../flow/feature.ts';
import { SAVED_STATE_PREFIX } from '../flow/rules/saved-state.ts';
import { readWithinLimit } from '../flow/state/saved-state-atoms.ts';
import { savedStateKeyAtom } from '../flow/state/saved-state-atoms.ts';
import { servicesAtom } from '../context/services.ts';

/**
 * Restores a flow after a reload, and open payments of any tab. Loads the code for it only when there is something to
 * restore, and rejects with an `ApiError` if it does not arrive, because the stored state may be a booking of unknown
 * outcome. Unusable state is dropped without a message. Contract section 2.
 */
const restoreAction = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  const { host } = get(servicesAtom);
  const key = get(savedStateKeyAtom);
  const stored = await readWithinLimit(host, key);
  const isReturn = host.pageUrl().includes(RETURN_MARKER);
  const kept = [...host.storage.keys(SAVED_STATE_PREFIX), ...host.shared.keys(JOURNAL_PREFIX)];
  if (!isReturn && !kept[0]) return;
  const { restoreSavedState, handleReturnAction } = await load(
    get,
    () => import('./restore-saved-state.ts'),
  );
  if (signal.aborted) return;
  const isTaken = await restoreSavedState(get, set, stored, signal);
  if (signal.aborted) return;
  if (!isTaken) host.storage.remove(key);
  if (isReturn) await set(handleReturnAction);
});

/** The app restores a saved flow, because it knows all rooms. */
export const restoring: Feature = {
  // An action of its own: where another flow was saved it starts that, which a start cannot do to itself.
  restore: (_get, set, signal) => set(restoreAction, signal),
};
