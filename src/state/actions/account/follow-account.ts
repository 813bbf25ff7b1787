import { atom } from 'jotai/vanilla';

import { readCredentials } from '../../identity.ts';
import { stepNoticeAtom } from '../../problem-atoms.ts';
import { isAbort, reportError, toApiError } from '../../report-problem.ts';
import { runSignalAtom } from '../../run-atom.ts';
import { servicesAtom } from '../../services.ts';
import { userAtom } from '../../user-atom.ts';
import { nextStepAction } from '../move-step.ts';
import { leadToLoginIfNeeded } from './lead-to-login.ts';
import { takeUser } from './take-user.ts';

/**
 * Follows a sign-in or sign-out of another element or tab: the cookies are read anew. Who signed in there is
 * signed in here, and a sign-in step that is shown goes on; after a sign-out there, what was typed stays, and a flow
 * that needs a sign-in asks for one. Not to be called while something is being sent.
 */
export const followAccountAction = atom(null, async (get, set): Promise<void> => {
  const { api, host } = get(servicesAtom);
  const credentials = readCredentials(get);
  const user = get(userAtom);
  if (credentials?.token === user?.token) return;
  if (!credentials) {
    takeUser(get, set, null);
    leadToLoginIfNeeded(get, set);
    set(stepNoticeAtom, { tone: 'info', sentence: { key: 'errors.signedOut' } });
    return;
  }
  const signal = get(runSignalAtom);
  try {
    const profile = await api.getProfile(credentials, { signal });
    if (signal.aborted || readCredentials(get)?.token !== credentials.token) return;
    takeUser(get, set, { ...profile, token: credentials.token });
    set(nextStepAction, 'login');
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) reportError(host, toApiError(error));
  }
});
