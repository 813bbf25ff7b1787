import type { Getter, Setter } from 'jotai/vanilla';

import { getProfile } from '../calls/profile.ts';
import { loginEvent, signUpEvent } from '../rules/account-events.ts';
import type { SignIn } from '../rules/sign-in.ts';
import type { LoginSource } from '../../../lib/user-session.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { servicesAtom } from '../../../context/services.ts';
import { storeCredentials, takeUser } from './take-user.ts';
import { wipePasswordAction } from './show-sign-in-view.ts';

/** How somebody signed in. */
export interface SignInWay {
  method: LoginSource;
  keepSignedIn: boolean;
  /** The e-mail that was typed, for a profile that does not repeat it; null for other providers. */
  email: string | null;
  /** The account was made just now. */
  isNew: boolean;
  signal: AbortSignal;
}

/**
 * Ends a sign-in that the server accepted: the profile is read, the cookies are written, the parent window and the
 * other elements are told, the contact form is filled, and the flow goes on. Without a profile nothing of it
 * happens. Spec section 4 "Login step".
 */
export async function completeSignIn(
  get: Getter,
  set: Setter,
  { userId, token, newRegistration }: SignIn,
  { method, keepSignedIn, email, isNew, signal }: SignInWay,
): Promise<void> {
  const { call, host } = get(servicesAtom);
  const credentials = { userId, token };
  const profile = await call(getProfile, [credentials], { signal });
  signal.throwIfAborted();
  set(wipePasswordAction);
  storeCredentials(get, credentials, keepSignedIn);
  takeUser(get, set, {
    ...profile,
    id: userId,
    token,
    username: profile.username || (email ?? ''),
  });
  host.parent.tell('setLoggedInUser', credentials);
  const event = isNew || newRegistration ? signUpEvent(method) : loginEvent(method);
  host.track(event.name, event.params);
  set(nextStepAction, 'login');
}
