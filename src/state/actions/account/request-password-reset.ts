import { atom } from 'jotai/vanilla';

import {
  passwordResetSentAtom,
  signInFormAtom,
  signInTabAtom,
} from '../../account/sign-in-form-atoms.ts';
import { servicesAtom } from '../../services.ts';
import { judgeSignInAction } from './edit-sign-in.ts';
import { runSignInWork } from './run-sign-in-work.ts';
import { showSignInViewAction } from './show-sign-in-view.ts';

/**
 * Sends the mail for a new password, whose link leads back to this page; then shows the login with the success
 * alert (`passwordResetSentAtom`). Spec section 4 "Login step", section 7 "user.forgotPassword".
 */
export const requestPasswordResetAction = atom(null, async (get, set): Promise<void> => {
  if (!set(judgeSignInAction)) return;
  const { api, host } = get(servicesAtom);
  const username = get(signInFormAtom).email.trim();
  await runSignInWork(get, set, 'reset', async (signal) => {
    await api.requestPasswordReset({ username, redirectUrl: host.pageAddress() }, { signal });
    signal.throwIfAborted();
    set(signInTabAtom, 'login');
    set(showSignInViewAction, 'password');
    set(passwordResetSentAtom, true);
  });
});
