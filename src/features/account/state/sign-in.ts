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

/** A request of the sign-in step, and how its failure is shown. */
interface Work {
  kind: SignInWork;
  about: RefusedThing;
  /** Our message if the server gives none. */
  own?: (error: ApiError) => Message | null;
}

/**
 * Runs one request of the sign-in step at a time; a second press meanwhile does nothing. Leaving the view, the step or the
 * run cancels it. A failure is reported to the page and shown to the customer, with the server's message or else ours;
 * typed values stay. Spec section 8 "Flow reactions".
 */
export async function runSignInWork(
  get: Getter,
  set: Setter,
  { kind, about, own }: Work,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (get(signInWorkAtom) || get(currentEntryAtom)?.step !== 'login') return;
  // Registers the clean-up that cancels the request when the step is left.
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
    // Only a refused password reset is shown without a dialog.
    set(about === 'reset' ? refusalAtom : alertAtom, refusal);
  } finally {
    if (get(signInWorkAtom)?.controller === controller) set(signInWorkAtom, null);
  }
}

interface SignInWay {
  /** The method's name in GA4; `email` for a password. */
  method: 'email' | SocialProvider;
  keepSignedIn: boolean;
  /** The e-mail that was typed, for a profile that does not repeat it. */
  email?: string;
  /** The account was just created. */
  isNew?: boolean;
  signal: AbortSignal;
}

/**
 * Completes a sign-in that the server accepted: reads the profile, writes the cookies, notifies the parent window and the
 * other elements, fills in the contact form, and continues the flow. Changes nothing if the profile cannot be read. Spec
 * section 4 "Login step".
 */
export async function completeSignIn(
  get: Getter,
  set: Setter,
  { userId, token, newRegistration }: SignIn,
  { method, keepSignedIn, email = '', isNew, signal }: SignInWay,
): Promise<void> {
  const { call, host } = get(servicesAtom);
  const profile = await call(getProfile, [{ userId, token }], { signal });
  signal.throwIfAborted();
  set(signInFormAtom, { password: '' });
  const user = { ...profile, username: profile.username || email };
  await set(sessionAction, { kind: 'signedIn', user, keepSignedIn });
  const event = isNew || newRegistration ? 'sign_up' : 'login';
  host.track(event, { method });
  set(nextStepAction, 'login');
}
