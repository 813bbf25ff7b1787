import { servicesAtom, sessionAtom, type Store } from '../../../context/checkout-context.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { mustShowAccount } from './credentials.ts';

/**
 * Resolves once the account of a token may be used: at once, or for an account from a link or a foreign cookie when its
 * name and "not you?" are shown. Rejects with an `ApiError` of code `auth` after "not you?", and with the signal's reason
 * when it aborts.
 */
export function untilAccountSeen(
  store: Store,
  token: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (!mustShowAccount(store.get, token)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const check = () => {
      const isRefused = store.get(servicesAtom).host.account.isRefused(token);
      if (!isRefused && mustShowAccount(store.get, token)) return;
      if (isRefused) reject(new ApiError('auth', 'the customer does not use this account'));
      else resolve();
      stop();
    };
    const giveUp = () => {
      reject(signal?.reason);
      stop();
    };
    const unsubscribe = store.sub(sessionAtom, check);
    const stop = () => {
      unsubscribe();
      signal?.removeEventListener('abort', giveUp);
    };
    signal?.addEventListener('abort', giveUp);
  });
}
