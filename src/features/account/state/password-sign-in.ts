import { atom } from 'jotai/vanilla';
import { isAbort, reportError, type Message } from '../../../context/problems.ts';
import { servicesAtom, configAtom } from '../../../context/checkout-context.ts';
import type { ErrorCode } from '../../../lib/error/error-code.ts';
import { withoutSecrets } from '../../../lib/url/page-url-secrets.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { isRegisteredEmail, requestPasswordReset, signIn, signUp } from '../calls/sign-in-calls.ts';
import {
  cancelSignInWorkAction,
  isWithProviderAtom,
  passwordIsWrongAtom,
  passwordResetSentAtom,
  showSignInViewAction,
  signInFormAtom,
  signInTabAtom,
  validateSignInAction,
} from './sign-in-form.ts';
import { completeSignIn, runSignInWork } from './sign-in.ts';

/** Our messages for a login or registration that the server refuses without a message. */
const REFUSALS: Partial<Record<ErrorCode, Message>> = {
  auth: { key: 'signIn.wrongPassword' },
  conflict: { key: 'signIn.emailTaken' },
  validation: { key: 'signIn.passwordRefused' },
  outcome_unknown: { key: 'signIn.registrationUnknown' },
};

/**
 * Logs in or registers with the password; a registration is followed by a login. If that login fails, the next press only
 * logs in. The password stays after a failure and is cleared once it was used. Spec section 5, section 7 "user.login" and
 * "user.register".
 */
export const submitPasswordAction = atom(null, async (get, set): Promise<void> => {
  if (!set(validateSignInAction)) return;
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
    const session = await call(signIn, [login], { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'auth') set(passwordIsWrongAtom, true);
      throw error;
    });
    await completeSignIn(get, set, session, {
      method: 'email',
      keepSignedIn,
      email: username,
      isNew,
      signal,
    });
  };
  const about = isNew ? 'register' : 'signIn';
  const own = ({ code }: ApiError) => REFUSALS[code] ?? null;
  await runSignInWork(get, set, { kind: 'password', about, own }, work);
});

/**
 * Continues from the e-mail: asks the server whether it has an account, which chooses between login and registration.
 * Without an answer, the chosen tab stays. Cancels a provider's sign-in that has not answered. Spec section 4 "Login step".
 */
export const continueWithEmailAction = atom(null, async (get, set): Promise<void> => {
  if (!set(validateSignInAction)) return;
  if (get(isWithProviderAtom)) set(cancelSignInWorkAction);
  const { call } = get(servicesAtom);
  const email = get(signInFormAtom).email.trim();
  await runSignInWork(get, set, { kind: 'email', about: 'signIn' }, async (signal) => {
    try {
      const isRegistered = await call(isRegisteredEmail, [email], { signal });
      signal.throwIfAborted();
      set(signInTabAtom, isRegistered ? 'login' : 'register');
    } catch (error) {
      if (signal.aborted || isAbort(error)) throw error;
      reportError(get, error);
    }
    set(showSignInViewAction, 'password');
  });
});

const UNKNOWN = 404;

/** Our message if the server knows no account with this e-mail and gives no message. */
const messageOfResetRefusal = ({ status }: ApiError): Message | null =>
  status === UNKNOWN ? { key: 'signIn.forgot.unknown' } : null;

/**
 * Requests the e-mail for a new password, whose link returns to this page; then shows the login with a success alert
 * (`passwordResetSentAtom`). Spec section 4 "Login step", section 7 "user.forgotPassword".
 */
export const requestPasswordResetAction = atom(null, async (get, set): Promise<void> => {
  if (!set(validateSignInAction)) return;
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
  await runSignInWork(
    get,
    set,
    { kind: 'reset', about: 'reset', own: messageOfResetRefusal },
    work,
  );
});
