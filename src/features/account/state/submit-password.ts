import { atom } from 'jotai/vanilla';

import { signIn, signUp } from '../calls/sign-in.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import type { ErrorCode } from '../../../lib/error/error-code.ts';
import { signInFormAtom, signInTabAtom } from './sign-in-form-atoms.ts';
import { configAtom } from '../../../context/config-atom.ts';
import type { Sentence } from '../../../context/problem-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { judgeSignInAction } from './edit-sign-in.ts';
import { runSignInWork } from './run-sign-in-work.ts';

/** Our sentences where the server refuses a login or a registration without one. */
const REFUSALS: Partial<Record<ErrorCode, Sentence>> = {
  auth: { key: 'signIn.wrongPassword' },
  conflict: { key: 'signIn.emailTaken' },
  validation: { key: 'signIn.passwordRefused' },
  outcome_unknown: { key: 'signIn.registrationUnknown' },
};

const sentenceOfRefusal = (error: ApiError): Sentence | null => REFUSALS[error.code] ?? null;

/**
 * "Login" or "Register" under the password: a registration is followed by a login. A taken e-mail and an account
 * that was made but could not be signed in go on as a login. The password stays for another try after a
 * failure and is wiped once it was used. Spec section 5, section 7 "user.login" and "user.register".
 */
export const submitPasswordAction = atom(null, async (get, set): Promise<void> => {
  if (!set(judgeSignInAction)) return;
  const { call, host } = get(servicesAtom);
  const { email, password, keepSignedIn } = get(signInFormAtom);
  const username = email.trim();
  const isNew = get(signInTabAtom) === 'register';
  const work = async (signal: AbortSignal) => {
    if (isNew) {
      const { referralCode } = get(configAtom);
      const registration = { username, password, referralCode };
      await call(signUp, [registration], { intentKey: host.randomId(), signal });
      signal.throwIfAborted();
      set(signInTabAtom, 'login');
    }
    const login = { username, password, persistence: keepSignedIn };
    await completeSignIn(get, set, await call(signIn, [login], { signal }), {
      method: 'own',
      keepSignedIn,
      email: username,
      isNew,
      signal,
    });
  };
  await runSignInWork(get, set, 'password', work, sentenceOfRefusal);
});
