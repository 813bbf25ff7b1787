import { atom } from 'jotai/vanilla';

import { isRegisteredEmail } from '../calls/sign-in.ts';
import { signInFormAtom, signInTabAtom } from './sign-in-form-atoms.ts';
import { isWithProviderAtom } from './sign-in-work-atom.ts';
import { isAbort, reportError, toApiError } from '../../../context/report-problem.ts';
import { servicesAtom } from '../../../context/services.ts';
import { judgeSignInAction } from './edit-sign-in.ts';
import { runSignInWork } from './run-sign-in-work.ts';
import { giveUpSignInWorkAction, showSignInViewAction } from './show-sign-in-view.ts';

/**
 * "Continue" under the e-mail: asks whether it has an account, which decides between login and registration. Where
 * nobody answers, the tab that the customer chose goes on. A provider that has not answered is not waited for. Spec section 4 "Login step".
 */
export const continueWithEmailAction = atom(null, async (get, set): Promise<void> => {
  if (!set(judgeSignInAction)) return;
  if (get(isWithProviderAtom)) set(giveUpSignInWorkAction);
  const { call, host } = get(servicesAtom);
  const email = get(signInFormAtom).email.trim();
  await runSignInWork(get, set, 'email', async (signal) => {
    try {
      const isRegistered = await call(isRegisteredEmail, [email], { signal });
      signal.throwIfAborted();
      set(signInTabAtom, isRegistered ? 'login' : 'register');
    } catch (error) {
      if (signal.aborted || isAbort(error)) throw error;
      reportError(host, toApiError(error));
    }
    set(showSignInViewAction, 'password');
  });
});
