import { atom } from 'jotai/vanilla';

import { loadCode } from '../../platform/api/http/load-code.ts';
import { JOURNAL_PREFIX } from '../../features/payment/rules/journal/journal-prefix.ts';
import { RETURN_MARKER } from '../../features/payment/rules/return-marker.ts';
import { SAVED_STATE_PREFIX } from '../rules/saved-state.ts';
import { readWithinLimit } from './read-within-limit.ts';
import { savedStateKeyAtom } from './saved-state-atoms.ts';
import { servicesAtom } from '../../context/services.ts';

/**
 * Takes up a flow where the customer left it before a reload, and payments that are open, of any tab; the code for that
 * comes only when there is something to take up, and rejects with an `ApiError` where it does not arrive: what was stored may be a booking whose
 * outcome is unknown. What cannot be taken up is dropped in silence. Contract section 2.
 */
export const restoreStateAction = atom(
  null,
  async (get, set, signal: AbortSignal): Promise<void> => {
    const { host } = get(servicesAtom);
    const key = get(savedStateKeyAtom);
    const stored = await readWithinLimit(host, key);
    const isReturn = host.pageUrl().includes(RETURN_MARKER);
    const kept = [...host.storage.keys(SAVED_STATE_PREFIX), ...host.shared.keys(JOURNAL_PREFIX)];
    if (!isReturn && !kept[0]) return;
    const { takeUpState, takeReturnAction } = await loadCode(
      () => import('./take-up-state.ts'),
      () => host.isOnline(),
    );
    if (signal.aborted) return;
    const isTaken = await takeUpState(get, set, stored, signal);
    if (signal.aborted) return;
    if (!isTaken) host.storage.remove(key);
    if (isReturn) await set(takeReturnAction);
  },
);
