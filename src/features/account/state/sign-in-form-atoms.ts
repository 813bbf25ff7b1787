import { atom } from 'jotai/vanilla';

import type { FormIssue } from '../../../lib/form/form-issues.ts';
import {
  signInIssues,
  type SignInField,
  type SignInForm,
  type SignInTab,
  type SignInView,
} from '../rules/sign-in-form.ts';
import { contactAtom } from '../../../flow/state/booking-state-atoms.ts';
import { configAtom } from '../../../context/config-atom.ts';

/** Which view of the sign-in step is shown. Written by `showSignInViewAction` alone. */
export const signInViewAtom = atom<SignInView>('emailSocial');

/** Whether the customer signs in or registers; the answer to the e-mail decides again. */
export const signInTabAtom = atom<SignInTab>('login');

const typedFormAtom = atom<SignInForm | null>(null);

/** What was typed; the e-mail begins with the one already known. The password is never saved anywhere. */
export const signInFormAtom = atom(
  (get): SignInForm =>
    get(typedFormAtom) ?? {
      email: get(contactAtom).email || (get(configAtom).prefill.email ?? ''),
      password: '',
      acceptConditions: false,
      keepSignedIn: false,
    },
  (_get, set, form: SignInForm | null) => set(typedFormAtom, form),
);

/** Fields of the view shown that the customer has left, and so may be judged beside the field. */
export const signInTouchedAtom = atom<ReadonlySet<SignInField>>(new Set<SignInField>());

/** How often the customer has tried to go on from the view shown. */
export const signInAttemptsAtom = atom(0);

/** What keeps the view shown from going on; empty when nothing does. Spec section 5. */
export const signInIssuesAtom = atom((get) =>
  signInIssues(get(signInFormAtom), get(signInViewAtom), get(signInTabAtom)),
);

/** Issues that may stand beside their field now: none before it was left, all after "continue". */
export const shownSignInIssuesAtom = atom((get) => {
  const touched = get(signInTouchedAtom);
  const all = get(signInAttemptsAtom) > 0;
  return get(signInIssuesAtom).filter((issue) => all || touched.has(issue.field));
});

/**
 * What the modal lists after "continue" was pressed with something wrong; empty when it is closed.
 * `closeSignInFaultsAction` closes it. Sentences of the server open the frame's own modal (`alertAtom`) instead.
 */
export const signInFaultsAtom = atom<readonly FormIssue<SignInField>[]>([]);

/** Whether the mail for a new password was just sent: the success alert over the password view. */
export const passwordResetSentAtom = atom(false);
