import type { Getter, Setter } from 'jotai/vanilla';

import {
  alertAtom,
  isAbort,
  refusalAtom,
  reportError,
  messageForError,
  type Message,
  type RefusedThing,
} from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { currentEntryAtom, subviewAtom } from '../../../flow/state/flow-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { getProfile } from '../calls/profile.ts';
import type { SignIn } from '../calls/sign-in-calls.ts';
import { sessionAction } from './session.ts';
import {
  showSignInViewAction,
  signInWorkAtom,
  signInFormAtom,
  type SignInWork,
} from './sign-in-form.ts';

/** What the sign-in step waits for, and how its failure is shown. */
interface Work {
  kind: SignInWork;
  about: RefusedThing;
  /** Our message, where the server gives none. */
  own?: (error: ApiError) => Message | null;
}

/**
 * Does one thing of the sign-in step at a time: a second press while one is under way does nothing. It ends with
 * the view, the step and the run; an answer that comes after that changes nothing. A failure is reported to the page
 * and shown to the customer, with the server's message if there is one, else its own; typed values stay. Spec section 8
 * "Flow reactions".
 */
export async function runSignInWork(
  get: Getter,
  set: Setter,
  { kind, about, own }: Work,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (get(signInWorkAtom) || get(currentEntryAtom)?.step !== 'login') return;
  // From here on there is something to give up when the step is left.
  if (!get(subviewAtom)) set(showSignInViewAction, 'emailSocial');
  set(refusalAtom, null);
  const controller = new AbortController();
  const signal = AbortSignal.any([get(runSignalAtom), controller.signal]);
  set(signInWorkAtom, { kind, controller });
  try {
    await work(signal);
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    const failure = reportError(get, error);
    const ours = failure.serverMessage ? null : own?.(failure);
    const refusal = { about, ...(ours ?? messageForError(failure)) };
    // A login, a registration and a provider's sign-in are refused in a dialog.
    set(about === 'reset' ? refusalAtom : alertAtom, refusal);
  } finally {
    if (get(signInWorkAtom)?.controller === controller) set(signInWorkAtom, null);
  }
}

interface SignInWay {
  /** As GA4 names it: a password is `email`. */
  method: 'email' | SocialProvider;
  keepSignedIn: boolean;
  /** The e-mail that was typed, for a profile that does not repeat it. */
  email?: string;
  /** The account was made just now. */
  isNew?: boolean;
  signal: AbortSignal;
}

/**
 * Ends a sign-in that the server accepted: the profile is read, the cookies are written, the parent window and the
 * other elements are notified, the contact form is filled, and the flow continues. Without a profile none of this
 * happens. Spec section 4 "Login step".
 */
export async function completeSignIn(
  get: Getter,
  set: Setter,
  { userId, token, newRegistration }: SignIn,
  { method, keepSignedIn, email = '', isNew, signal }: SignInWay,
): Promise<void> {
  const { call, host } = get(servicesAtom);
  const credentials = { userId, token };
  const profile = await call(getProfile, [credentials], { signal });
  signal.throwIfAborted();
  set(signInFormAtom, { password: '' });
  const user = { ...profile, id: userId, token, username: profile.username || email };
  await set(sessionAction, { kind: 'signedIn', user, keepSignedIn });
  const event = isNew || newRegistration ? 'sign_up' : 'login';
  host.track(event, { method });
  set(nextStepAction, 'login');
}
