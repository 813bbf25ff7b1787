import { atom } from 'jotai/vanilla';

import { loadCode } from '../../../api/http/load-code.ts';
import { STATE_PERSISTENCE_TIMEOUT_MS } from '../../../domain/limits.ts';
import { RETURN_MARKER } from '../../../domain/payment/return-marker.ts';
import type { Host } from '../../../host/host.ts';
import { savedStateKeyAtom } from '../../saved/saved-state-atoms.ts';
import { servicesAtom } from '../../services.ts';

/** The stored text, or null once the time limit is over: a start never waits longer for the past. */
function readWithinLimit(host: Host, key: string): Promise<string | null> {
  return new Promise((resolve) => {
    const cancel = host.after(STATE_PERSISTENCE_TIMEOUT_MS, () => resolve(null));
    const settle = (value: string | null) => {
      cancel();
      resolve(value);
    };
    Promise.resolve(host.storage.read(key)).then(settle, () => settle(null));
  });
}

/**
 * Takes up a flow where the customer left it before a reload; the code for that comes only when there is something
 * to take up, and rejects with an `ApiError` where it does not arrive: what was stored may be a booking whose
 * outcome is unknown. What cannot be taken up is dropped in silence. Contract section 2.
 */
export const restoreStateAction = atom(
  null,
  async (get, set, signal: AbortSignal): Promise<void> => {
    const { host } = get(servicesAtom);
    const key = get(savedStateKeyAtom);
    const stored = await readWithinLimit(host, key);
    const isReturn = host.pageUrl().includes(RETURN_MARKER);
    if (stored === null && !isReturn) return;
    const { takeUpState, takeReturnAction } = await loadCode(
      () => import('../../saved/take-up-state.ts'),
      () => host.isOnline(),
    );
    if (signal.aborted) return;
    const isTaken = stored === null || (await takeUpState(get, set, stored, signal));
    if (signal.aborted) return;
    if (!isTaken) host.storage.remove(key);
    if (isReturn) await set(takeReturnAction);
  },
);
