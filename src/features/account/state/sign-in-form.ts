import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { refusalAtom } from '../../../context/problems.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { subviewAtom, touchedFieldsAtom } from '../../../flow/state/flow-atoms.ts';
import { formOf } from '../../../flow/state/form-model.ts';
import type { FormIssue } from '../../../lib/form/form-issues.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import {
  signInIssues,
  type SignInField,
  type SignInForm,
  type SignInTab,
  type SignInView,
} from '../rules/sign-in-form-rules.ts';

/** The kind of request that the sign-in step waits for. */
export type SignInWork = 'email' | 'password' | 'reset' | SocialProvider;

/** The pending request and its controller; null without one. */
export const signInWorkAtom = atom<{ kind: SignInWork; controller: AbortController } | null>(null);

/** Whether the step waits for a provider's window. It may never answer, so the e-mail form stays enabled. */
export const isWithProviderAtom = atom((get) => {
  const kind = get(signInWorkAtom)?.kind;
  return kind === 'google' || kind === 'facebook' || kind === 'apple';
});

/** The kind of the pending request, for the spinner of its button; null without one. */
export const signInBusyAtom = atom((get): SignInWork | null => get(signInWorkAtom)?.kind ?? null);

/** The view of the sign-in step. Only `showSignInViewAction` sets it. */
export const signInViewAtom = atom<SignInView>('emailSocial');

/** Whether the customer signs in or registers; the server's answer about the e-mail sets it too. */
export const signInTabAtom = atom<SignInTab>('login');

/** Whether the server refused the password as it stands; a change of it ends that. */
export const passwordIsWrongAtom = atom(false);

const typedFormAtom = atom<SignInForm | null>(null);

const formNow = (get: Getter): SignInForm =>
  get(typedFormAtom) ?? {
    email: get(contactAtom).email || (get(configAtom).prefill.email ?? ''),
    password: '',
    acceptConditions: false,
    keepSignedIn: false,
  };

/**
 * The values as typed or ticked; the e-mail starts with a known one. The password is never saved. Accepts a part of the
 * form. A changed e-mail cancels the pending request about the previous one.
 */
export const signInFormAtom = atom(formNow, (get, set, part: Partial<SignInForm>) => {
  const before = formNow(get);
  if (part.email !== undefined && part.email !== before.email) set(cancelSignInWorkAction);
  set(typedFormAtom, { ...before, ...part });
  if (part.password === undefined || !get(passwordIsWrongAtom)) return;
  set(passwordIsWrongAtom, false);
  // The refusal was about the password before.
  set(refusalAtom, null);
});

/** How often the current view was submitted with errors. */
export const signInSubmitCountAtom = atom(0);

/** The issues that block the current view; empty when there are none. Spec section 5. */
const signInIssuesAtom = atom((get) =>
  signInIssues(get(signInFormAtom), get(signInViewAtom), get(signInTabAtom)),
);

/** The form of e-mail and password, with the issues of all fields of the view. */
export const SIGN_IN = formOf<'email' | 'password', SignInField>({
  id: 'mc-sign-in',
  values: signInFormAtom,
  edit: signInFormAtom,
  issues: signInIssuesAtom,
  submitCount: signInSubmitCountAtom,
  onLeave: (get, set) => {
    // Registers the clean-up that runs when the step is left.
    if (!get(subviewAtom)) setSubview(set, null);
  },
});

/** The issues in the modal after "Continue"; empty when it is closed. The server's messages use `alertAtom` instead. */
export const signInFaultsAtom = atom<readonly FormIssue<SignInField>[]>([]);

/** Whether the e-mail for a new password was just sent; the password view then shows a success alert. */
export const passwordResetSentAtom = atom(false);

/** Cancels the pending request of the sign-in step; a late answer changes nothing. */
export const cancelSignInWorkAction = atom(null, (get, set) => {
  get(signInWorkAtom)?.controller.abort();
  set(signInWorkAtom, null);
});

function setView(set: Setter, view: SignInView): void {
  set(cancelSignInWorkAction);
  set(signInViewAtom, view);
  set(touchedFieldsAtom, (ids) => {
    const own = new Set([SIGN_IN.idOf('email'), SIGN_IN.idOf('password')]);
    return new Set([...ids].filter((id) => !own.has(id)));
  });
  set(signInSubmitCountAtom, 0);
  set(signInFaultsAtom, []);
  set(refusalAtom, null);
  set(passwordResetSentAtom, false);
  // Clears the password from memory; the other fields stay.
  set(signInFormAtom, { password: '' });
}

function setSubview(set: Setter, back: (() => void) | null): void {
  set(subviewAtom, { back, leave: () => setView(set, 'emailSocial') });
}

function showView(set: Setter, view: SignInView): void {
  setView(set, view);
  setSubview(set, view === 'emailSocial' ? null : () => showView(set, 'emailSocial'));
}

/**
 * Shows a view of the sign-in step, without errors and without a password. Back returns from any other view to the first
 * one. Spec section 4 "Login step".
 */
export const showSignInViewAction = atom(null, (_get, set, view: SignInView) =>
  showView(set, view),
);

/** Chooses the tab "Login" or "Register". */
export const chooseSignInTabAction = atom(null, (_get, set, tab: SignInTab) => {
  set(signInTabAtom, tab);
  set(signInSubmitCountAtom, 0);
});

/**
 * Checks the current view: true if it has no issues. Otherwise shows them beside the fields, in the summary and in the
 * modal. Spec section 5 "Errors also appear in a modal".
 */
export const validateSignInAction = atom(null, (get, set): boolean => {
  const issues = get(signInIssuesAtom);
  if (issues.length === 0) return true;
  set(signInSubmitCountAtom, (count) => count + 1);
  set(signInFaultsAtom, issues);
  return false;
});
