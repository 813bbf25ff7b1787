import { atom, type Setter } from 'jotai/vanilla';

import type { SignInField, SignInView } from '../rules/sign-in-form.ts';
import {
  passwordResetSentAtom,
  signInAttemptsAtom,
  signInFaultsAtom,
  signInFormAtom,
  signInTouchedAtom,
  signInViewAtom,
} from './sign-in-form-atoms.ts';
import { signInWorkAtom } from './sign-in-work-atom.ts';
import { stepInsideAtom } from '../../../flow/state/step-inside-atom.ts';

/** Gives up what the sign-in step waits for; a late answer changes nothing. */
export const giveUpSignInWorkAction = atom(null, (get, set) => {
  get(signInWorkAtom)?.controller.abort();
  set(signInWorkAtom, null);
});

/** Takes the password out of memory; the rest of what was typed stays. */
export const wipePasswordAction = atom(null, (get, set) =>
  set(signInFormAtom, { ...get(signInFormAtom), password: '' }),
);

const setViewAction = atom(null, (_get, set, view: SignInView) => {
  set(giveUpSignInWorkAction);
  set(signInViewAtom, view);
  set(signInTouchedAtom, new Set<SignInField>());
  set(signInAttemptsAtom, 0);
  set(signInFaultsAtom, []);
  set(passwordResetSentAtom, false);
  set(wipePasswordAction);
});

function showView(set: Setter, view: SignInView): void {
  set(setViewAction, view);
  const back = view === 'emailSocial' ? null : () => showView(set, 'emailSocial');
  set(stepInsideAtom, { back, leave: () => set(setViewAction, 'emailSocial') });
}

/**
 * Shows a view of the sign-in step. Its judgement begins anew, and no password comes along. From any view but the
 * first, Back leads to the first. Spec section 4 "Login step".
 */
export const showSignInViewAction = atom(null, (_get, set, view: SignInView) =>
  showView(set, view),
);
