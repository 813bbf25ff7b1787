import { atom } from 'jotai/vanilla';

import { load } from '../context/load.ts';
import { JOURNAL_PREFIX } from '../features/payment/rules/journal/journal-prefix.ts';
import { RETURN_MARKER } from '../features/payment/rules/return-marker.ts';
import type { Feature } from '../flow/feature.ts';
import { SAVED_STATE_PREFIX } from '../flow/rules/saved-state.ts';
import { readWithinLimit } from '../flow/state/load-flow.ts';
import { savedStateKeyAtom } from '../flow/state/saved-state-atoms.ts';
import { servicesAtom } from '../context/services.ts';

/**
 * Goes on with a flow where the customer left it before a reload, and with payments that are open, of any tab; the code
 * for that comes only when there is something to restore, and rejects with an `ApiError` where it does not arrive: what
 * was stored may be a booking whose outcome is unknown. What cannot be restored is dropped in silence. Contract section 2.
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

/** What is saved of a whole flow is put back by the app, which knows all rooms. */
export const restoring: Feature = {
  // An action of its own: where another flow was saved it starts that, which a start cannot do to itself.
  restore: (_get, set, signal) => set(restoreAction, signal),
};
