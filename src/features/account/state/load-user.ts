import { atom, type Getter, type Setter } from 'jotai/vanilla';
import {
  load,
  servicesAtom,
  sessionAtom,
  userAtom,
  configAtom,
  type Store,
} from '../../../context/checkout-context.ts';
import { isAbort, reportError, type StepNotice } from '../../../context/problems.ts';
import { resource } from '../../../context/resource.ts';
import type { SessionRefusal } from '../../../flow/feature-interface.ts';
import { flowStatusAtom, isSendingAtom } from '../../../flow/state/flow-atoms.ts';
import { EXTERNAL_AUTH_PROVIDER } from '../../../lib/limits.ts';
import type { Call } from '../../../platform/api/define-call.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import type { Host } from '../../../platform/host/host.ts';
import { forgetSignIns, readCredentials } from './credentials.ts';

/** The notice for the first step if a token was refused and the flow starts as a guest; else null. */
export const externalSignInNoticeAtom = atom<StepNotice | null>(null);

/** Says that a sign-in was not accepted and the flow starts as a guest. */
const UNKNOWN_ACCOUNT: StepNotice = {
  tone: 'warning',
  message: { key: 'errors.externalSignIn' },
};

/** The external token; only provider 4 signs in with it. Spec section 2 "Parameters read". */
export function externalTokenOf(get: Getter): string | null {
  const { providerId, externalToken } = get(configAtom);
  return providerId === EXTERNAL_AUTH_PROVIDER ? externalToken : null;
}

/**
 * The sign-in with which a flow starts: the page's, the stored one, else one by the external token. If the server refuses
 * the token, the flow starts as a guest. Rejects only when aborted. Spec section 4 "Flow readiness".
 */
async function findCredentials(
  get: Getter,
  set: Setter,
  signal: AbortSignal,
): Promise<Credentials | null> {
  const known = readCredentials(get);
  const externalToken = externalTokenOf(get);
  set(externalSignInNoticeAtom, null);
  if (known || externalToken === null) return known;
  try {
    const { signInExternally } = await load(get, () => import('./provider-sign-in.ts'));
    return await signInExternally(get, set, externalToken, signal);
  } catch (error) {
    if (signal.aborted || isAbort(error)) throw error;
    reportError(get, error);
    set(externalSignInNoticeAtom, UNKNOWN_ACCOUNT);
    return null;
  }
}

/** HTTP statuses for a user that this platform does not know, such as one of another merchant. */
const NOT_OURS: readonly (number | null)[] = [403, 404];

/** Reads the profile of a sign-in; rejects with `auth` if this platform does not know the user. */
async function readProfile(call: Call, credentials: Credentials, signal: AbortSignal) {
  try {
    return await call(
      () => import('../calls/profile.ts').then((calls) => calls.getProfile),
      [credentials],
      { signal },
    );
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_OURS.includes(error.status)) throw error;
    throw new ApiError('auth', error.message, { status: error.status });
  }
}

/** The sign-in of a start, which the user's profile and cart wait for; only an external token needs a call. */
export const SIGN_IN = resource<Credentials | null>({
  key: () => 'start',
  read: ({ get, set, signal }) => findCredentials(get, set, signal),
});

/** Reads the signed-in user, null for a guest. Emits `login` or `logout` if the user has changed. */
export async function loadUser(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const { call, host } = get(servicesAtom);
  const credentials = await set(SIGN_IN.obtain);
  const user = credentials && (await readProfile(call, credentials, signal));
  signal.throwIfAborted();
  const before = get(userAtom);
  set(userAtom, user);
  if (user?.id === before?.id) return;
  if (user) host.emit('login', { userId: user.id });
  else host.emit('logout', {});
}

/** The handling of a sign-in that the server refuses while a flow loads. */
export const sessionRefusal: SessionRefusal = {
  drop(get, set) {
    const wasSignedIn = readCredentials(get) !== null;
    const user = get(userAtom);
    // Refuses first, because the change of user wakes the code that waits for the account.
    forgetSignIns(get, user);
    set(userAtom, null);
    return wasSignedIn;
  },
  async report(get, set, error) {
    reportError(get, error);
    if (get(flowStatusAtom).status !== 'ready') {
      return set(externalSignInNoticeAtom, UNKNOWN_ACCOUNT);
    }
    const { askToSignInAgain } = await load(get, () => import('./session.ts'));
    askToSignInAgain(get, set);
  },
};

/**
 * Applies sign-ins and sign-outs of other elements and tabs, but not while a request is pending, which must end under the
 * user who sent it. Loads its code with the first change. The returned function stops it.
 */
export function watchAccount(store: Store, host: Host): () => void {
  const syncIfDue = async () => {
    if (!store.get(sessionAtom).isSyncDue || store.get(isSendingAtom)) return;
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
  const stopWaiting = store.sub(isSendingAtom, () => void syncIfDue());
  return () => {
    stopHearing();
    stopWaiting();
  };
}
