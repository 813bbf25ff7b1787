import { atom } from 'jotai/vanilla';

import { requestPasswordReset } from '../calls/sign-in.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { withoutSecrets } from '../../../lib/url/page-url-secrets.ts';
import { passwordResetSentAtom, signInFormAtom, signInTabAtom } from './sign-in-form-atoms.ts';
import type { Sentence } from '../../../context/problem-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { judgeSignInAction } from './edit-sign-in.ts';
import { runSignInWork } from './run-sign-in-work.ts';
import { showSignInViewAction } from './show-sign-in-view.ts';

const UNKNOWN = 404;

/** Our sentence where the server knows no account of this e-mail and does not say so. */
const sentenceOfRefusal = ({ status }: ApiError): Sentence | null =>
  status === UNKNOWN ? { key: 'signIn.forgot.unknown' } : null;

/**
 * Sends the mail for a new password, whose link leads back to this page; then shows the login with the success
 * alert (`passwordResetSentAtom`). Spec section 4 "Login step", section 7 "user.forgotPassword".
 */
export const requestPasswordResetAction = atom(null, async (get, set): Promise<void> => {
  if (!set(judgeSignInAction)) return;
  const { call, host } = get(servicesAtom);
  const username = get(signInFormAtom).email.trim();
  const work = async (signal: AbortSignal) => {
    const redirectUrl = withoutSecrets(host.pageUrl());
    await call(requestPasswordReset, [{ username, redirectUrl }], { signal });
    signal.throwIfAborted();
    set(signInTabAtom, 'login');
    set(showSignInViewAction, 'password');
    set(passwordResetSentAtom, true);
  };
  await runSignInWork(get, set, 'reset', work, sentenceOfRefusal);
});
