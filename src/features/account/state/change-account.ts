import { atom } from 'jotai/vanilla';

import { servicesAtom, sessionAtom, type Store } from '../../../context/checkout-context.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { hasToBeSeen } from './credentials.ts';
import { sessionAction } from './session.ts';

/**
 * Syncs with a sign-in or sign-out of another element or tab, by the cookies. After a sign-in there the same user is
 * signed in here, and a sign-in step that is shown continues; after a sign-out there, typed values stay, and a flow
 * that needs a sign-in asks for one. While something is being sent, the sync is postponed.
 */
export const syncAccountAction = atom(null, (_get, set) => set(sessionAction, { kind: 'changed' }));

/**
 * Signs the customer out, in all elements and tabs: the cookies are removed and the parent window is notified. Typed values
 * stay, values from the profile are removed. A flow that needs a sign-in asks for one. Does nothing while something is
 * being sent or a wallet waits for the customer.
 */
export const signOutAction = atom(null, (_get, set) => set(sessionAction, { kind: 'signOut' }));

/**
 * "Not you?": stops using the account from a link, without signing it out; for a cookie that this
 * origin did not set, the cookie is deleted. The customer's own sign-in replaces it if there is one, else the
 * flow continues as a guest or asks to sign in. Does nothing while something is being sent or a wallet waits for the customer.
 */
export const leaveLinkedAccountAction = atom(null, (_get, set) =>
  set(sessionAction, { kind: 'notYou' }),
);

/** The account from a link is named on the page; a notice that waited for that is removed. */
export const linkedAccountSeenAction = atom(null, (_get, set, token: string) =>
  set(sessionAction, { kind: 'named', token }),
);

/**
 * Resolves once the account of a token may be read: at once, unless it came from a link or a foreign cookie; then when
 * its name and "not you?" are shown. Rejects with an `ApiError` of code `auth` after "not you?", and with the
 * signal's reason when it aborts. Its chunk also names the account: if the chunk cannot be loaded, nothing waits for it.
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
      stop();
    };
    const stop = store.sub(sessionAtom, check);
    signal?.addEventListener('abort', () => {
      reject(signal.reason);
      stop();
    });
  });
}
