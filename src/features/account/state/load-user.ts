import type { Getter, Setter } from 'jotai/vanilla';

import {
  configAtom,
  load,
  servicesAtom,
  sessionAtom,
  userAtom,
  type Store,
} from '../../../context/checkout-context.ts';
import { reportError } from '../../../context/problems.ts';
import { resource } from '../../../context/resource.ts';
import type { SessionRefusal } from '../../../flow/feature-interface.ts';
import { flowStatusAtom, isSendingAtom } from '../../../flow/state/flow-atoms.ts';
import { EXTERNAL_AUTH_PROVIDER } from '../../../lib/limits.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { TOKEN_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import type { Host } from '../../../platform/host/host.ts';
import { signInNoticeAtom } from './sign-in-notice.ts';

/** The external token; only provider 4 signs in with it. Spec section 2 "Parameters read". */
function externalTokenOf(get: Getter): string | null {
  const { providerId, externalToken } = get(configAtom);
  return providerId === EXTERNAL_AUTH_PROVIDER ? externalToken : null;
}

/** Whether the page or a cookie has a token: everyone else is a guest, for whom no code of accounts loads. */
export function hasToken(get: Getter): boolean {
  const { cookies } = get(servicesAtom).host;
  const ofPage = get(configAtom).token ?? externalTokenOf(get);
  return ofPage !== null || cookies.read(TOKEN_COOKIE) !== null;
}

const loadReader = (get: Getter) => load(get, () => import('./read-user.ts'));

/** The sign-in of a start, which the user's profile and cart wait for; only an external token needs a call. */
export const SIGN_IN = resource<Credentials | null>({
  key: () => 'start',
  async read({ get, set, signal }) {
    set(signInNoticeAtom, null);
    if (!hasToken(get)) return null;
    const { findCredentials } = await loadReader(get);
    return findCredentials(get, set, externalTokenOf(get), signal);
  },
});

/** Reads the signed-in user, null for a guest. Emits `login` or `logout` if the user has changed. */
export async function loadUser(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const credentials = await set(SIGN_IN.obtain);
  if (credentials === null && get(userAtom) === null) return;
  const { readUser } = await loadReader(get);
  await readUser(get, set, credentials, signal);
}

/** The handling of a sign-in that the server refuses while a flow loads. */
export async function loadSessionRefusal(get: Getter): Promise<SessionRefusal> {
  return (await loadReader(get)).sessionRefusal;
}

/**
 * Applies sign-ins and sign-outs of other elements and tabs, but not while a request is pending, which must end under the
 * user who sent it, and not while a flow loads, whose own sign-in and reset are still to come. Loads its code with the first
 * change. The returned function stops it.
 */
export function watchAccount(store: Store, host: Host): () => void {
  const isBusy = () => store.get(isSendingAtom) || store.get(flowStatusAtom).status === 'loading';
  const syncIfDue = async () => {
    if (!store.get(sessionAtom).isSyncDue || isBusy()) return;
    try {
      const { sessionAction } = await load(store.get, () => import('./session.ts'));
      await store.set(sessionAction, { kind: 'changed' });
    } catch (error) {
      reportError(store.get, error);
    }
  };
  const stopHearing = host.account.onChange(() => {
    store.set(sessionAtom, (session) => ({ ...session, isSyncDue: true }));
    void syncIfDue();
  });
  const stops = [isSendingAtom, flowStatusAtom].map((each) =>
    store.sub(each, () => void syncIfDue()),
  );
  return () => {
    stopHearing();
    for (const stop of stops) stop();
  };
}
