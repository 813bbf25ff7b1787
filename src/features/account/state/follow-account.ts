import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { getProfile } from '../calls/profile.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { syncIsDueAtom } from './account-changes.ts';
import { isSendingAtom } from '../../../flow/state/holds-customer-atom.ts';
import { readCredentials } from './identity.ts';
import { isAbort, reportError, stepNoticeAtom, toApiError } from '../../../context/problems.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';
import { goToLoginIfNeeded, setUser } from './sign-in.ts';

function syncSignOut(get: Getter, set: Setter): void {
  setUser(get, set, null);
  goToLoginIfNeeded(get, set);
  set(stepNoticeAtom, { tone: 'info', sentence: { key: 'errors.signedOut' } });
}

async function syncSignIn(get: Getter, set: Setter, credentials: Credentials): Promise<void> {
  const { call, host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const profile = await call(getProfile, [credentials], { signal });
    // Another change, or a request of this element, came in between.
    if (signal.aborted || readCredentials(get)?.token !== credentials.token) return;
    if (get(isSendingAtom)) return set(syncIsDueAtom, true);
    setUser(get, set, { ...profile, token: credentials.token });
    const entry = get(currentEntryAtom);
    if (entry?.step !== 'login') return;
    // The next step of this flow sends by itself, and a sign-in elsewhere is no press here: each copy of a tab hears of it.
    const sendsNext = entry.flow === 'campaign_offer_code';
    if (sendsNext) set(jumpToStepAction, 'points-confirm');
    else set(nextStepAction, 'login');
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) reportError(host, toApiError(error));
  }
}

/**
 * Follows a sign-in or sign-out of another element or tab: the cookies are read anew. Who signed in there is
 * signed in here, and a sign-in step that is shown goes on; after a sign-out there, what was typed stays, and a flow
 * that needs a sign-in asks for one. While something is being sent it stays due.
 */
export const syncAccountAction = atom(null, async (get, set): Promise<void> => {
  if (get(isSendingAtom)) return set(syncIsDueAtom, true);
  set(syncIsDueAtom, false);
  const credentials = readCredentials(get);
  if (credentials?.token === get(userAtom)?.token) return;
  if (credentials) await syncSignIn(get, set, credentials);
  else syncSignOut(get, set);
});
