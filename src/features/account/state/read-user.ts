import type { Getter, Setter } from 'jotai/vanilla';

import { load, servicesAtom, userAtom } from '../../../context/checkout-context.ts';
import { isAbort, reportError, type StepNotice } from '../../../context/problems.ts';
import type { SessionRefusal } from '../../../flow/feature-interface.ts';
import { flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { getProfile } from '../calls/profile.ts';
import { forgetSignIns, markForeignToken, readCredentials } from './credentials.ts';
import { signInNoticeAtom } from './sign-in-notice.ts';

/** Says that a sign-in was not accepted and the flow starts as a guest. */
const UNKNOWN_ACCOUNT: StepNotice = {
  tone: 'warning',
  message: { key: 'errors.externalSignIn' },
};

/**
 * The sign-in with which a flow starts: the page's, the stored one, else one by the external token. If the server refuses
 * the token, the flow starts as a guest. Rejects only when aborted. Spec section 4 "Flow readiness".
 */
export async function findCredentials(
  get: Getter,
  set: Setter,
  externalToken: string | null,
  signal: AbortSignal,
): Promise<Credentials | null> {
  const known = readCredentials(get);
  if (known || externalToken === null) return known;
  try {
    const { signInExternally } = await load(get, () => import('./provider-sign-in.ts'));
    return await signInExternally(get, set, externalToken, signal);
  } catch (error) {
    if (signal.aborted || isAbort(error)) throw error;
    reportError(get, error);
    set(signInNoticeAtom, UNKNOWN_ACCOUNT);
    return null;
  }
}

/** HTTP statuses for a user that this platform does not know, such as one of another merchant. */
const NOT_OURS: readonly (number | null)[] = [403, 404];

/** Reads the profile of a sign-in; rejects with `auth` if this platform does not know the user. */
async function readProfile(get: Getter, credentials: Credentials, signal: AbortSignal) {
  try {
    return await get(servicesAtom).call(getProfile, [credentials], { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_OURS.includes(error.status)) throw error;
    throw new ApiError('auth', error.message, { status: error.status });
  }
}

/** Reads the user of a sign-in, null for a guest. Emits `login` or `logout` if the user has changed. */
export async function readUser(
  get: Getter,
  set: Setter,
  credentials: Credentials | null,
  signal: AbortSignal,
): Promise<void> {
  const { host } = get(servicesAtom);
  const user = credentials && (await readProfile(get, credentials, signal));
  signal.throwIfAborted();
  const before = get(userAtom);
  markForeignToken(get, set, user);
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
    if (get(flowStatusAtom).status !== 'ready') return set(signInNoticeAtom, UNKNOWN_ACCOUNT);
    const { askToSignInAgain } = await load(get, () => import('./session.ts'));
    askToSignInAgain(get, set);
  },
};
