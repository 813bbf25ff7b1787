import { reportError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import type { SessionRefusal } from '../../../flow/feature.ts';
import { flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import { load } from '../../../context/load.ts';
import { externalSignInNoticeAtom, UNKNOWN_ACCOUNT } from './find-credentials.ts';
import { forgetIdentity, readCredentials } from './identity.ts';

/** What becomes of a sign-in that the server refuses while a flow loads. */
export const sessionRefusal: SessionRefusal = {
  drop(get, set) {
    const wasSignedIn = readCredentials(get) !== null;
    forgetIdentity(get, set);
    return wasSignedIn;
  },
  async report(get, set, error) {
    const { host } = get(servicesAtom);
    reportError(host, error);
    if (get(flowStatusAtom).status !== 'ready') {
      return set(externalSignInNoticeAtom, UNKNOWN_ACCOUNT);
    }
    const { askToSignInAgain } = await load(get, () => import('./end-session.ts'));
    askToSignInAgain(get, set);
  },
};
