import type { createStore } from 'jotai/vanilla';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { hasToBeSeen, seenTokenAtom } from './linked-account.ts';
import { servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Resolves once the account of a token may be read: at once, unless a link or a strange cookie brought it; then when
 * its name and "not you?" stand on the page. Rejects with an `ApiError` of code `auth` after "not you?", and with the
 * signal's reason when it aborts. Comes in one chunk with what names the account: where that is lost, nobody waits.
 */
export function untilAccountSeen(
  store: Store,
  token: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (!hasToBeSeen(store.get, token)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const check = () => {
      const isRefused = store.get(servicesAtom).host.account.isRefused(token);
      if (!isRefused && hasToBeSeen(store.get, token)) return;
      if (isRefused) reject(new ApiError('auth', 'the customer does not use this account'));
      else resolve();
      stops.forEach((stop) => stop());
    };
    const stops = [store.sub(seenTokenAtom, check), store.sub(userAtom, check)];
    signal?.addEventListener('abort', () => {
      reject(signal.reason);
      stops.forEach((stop) => stop());
    });
  });
}
