import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { refusalAtom } from '../../../context/problems.ts';
import { contactAtom, subviewAtom, touchedFieldsAtom } from '../../../flow/state/flow-atoms.ts';
import { formOf } from '../../../flow/state/form.ts';
import type { FormIssue } from '../../../lib/form/form-issues.ts';
import type { SocialProvider } from '../../../lib/user-session.ts';
import {
  signInIssues,
  type SignInField,
  type SignInForm,
  type SignInTab,
  type SignInView,
} from '../rules/sign-in-form.ts';

/** The request that the sign-in step is waiting for. */
export type SignInWork = 'email' | 'password' | 'reset' | SocialProvider;

/** The work under way and what gives it up; null when there is none. */
export const signInWorkAtom = atom<{ kind: SignInWork; controller: AbortController } | null>(null);

/** Whether the customer is away in a provider's window, which may never answer: the e-mail need not wait for it. */
export const isWithProviderAtom = atom((get) => {
  const kind = get(signInWorkAtom)?.kind;
  return kind === 'google' || kind === 'facebook' || kind === 'apple';
});

/** The step's pending request, for the spinner of the button pressed; null without one. */
export const signInBusyAtom = atom((get): SignInWork | null => get(signInWorkAtom)?.kind ?? null);

/** Which view of the sign-in step is shown. Written by `showSignInViewAction` alone. */
export const signInViewAtom = atom<SignInView>('emailSocial');

/** Whether the customer signs in or registers; the answer to the e-mail decides again. */
export const signInTabAtom = atom<SignInTab>('login');

const typedFormAtom = atom<SignInForm | null>(null);

const formNow = (get: Getter): SignInForm =>
  get(typedFormAtom) ?? {
    email: get(contactAtom).email || (get(configAtom).prefill.email ?? ''),
    password: '',
    acceptConditions: false,
    keepSignedIn: false,
  };

/**
 * The values as typed or ticked; the e-mail starts with a known one. The password is never saved.
 * Set some of them: an answer about a previous e-mail is then ignored.
 */
export const signInFormAtom = atom(formNow, (get, set, part: Partial<SignInForm>) => {
  const before = formNow(get);
  if (part.email !== undefined && part.email !== before.email) set(giveUpSignInWorkAction);
  set(typedFormAtom, { ...before, ...part });
});

/** How often the customer has tried to go on from the view shown. */
export const signInAttemptsAtom = atom(0);

/** The issues that block the current view; empty when there are none. Spec section 5. */
const signInIssuesAtom = atom((get) =>
  signInIssues(get(signInFormAtom), get(signInViewAtom), get(signInTabAtom)),
);

/** E-mail and password, and the issues of all that the view asks for. */
export const SIGN_IN = formOf<'email' | 'password', SignInField>({
  id: 'mc-sign-in',
  values: signInFormAtom,
  edit: signInFormAtom,
  issues: signInIssuesAtom,
  attempts: signInAttemptsAtom,
  onLeave: (get, set) => {
    // Nothing that was left here counts as typed once the step is left.
    if (!get(subviewAtom)) setSubview(set, null);
  },
});

/**
 * The issues listed in the modal after "Continue"; empty when it is closed. Messages of the server open the frame's modal (`alertAtom`) instead.
 */
export const signInFaultsAtom = atom<readonly FormIssue<SignInField>[]>([]);

/** Whether the mail for a new password was just sent: the success alert over the password view. */
export const passwordResetSentAtom = atom(false);

/** Gives up what the sign-in step waits for; a late answer changes nothing. */
export const giveUpSignInWorkAction = atom(null, (get, set) => {
  get(signInWorkAtom)?.controller.abort();
  set(signInWorkAtom, null);
});

function setView(set: Setter, view: SignInView): void {
  set(giveUpSignInWorkAction);
  set(signInViewAtom, view);
  set(touchedFieldsAtom, (ids) => {
    const own = new Set([SIGN_IN.idOf('email'), SIGN_IN.idOf('password')]);
    return new Set([...ids].filter((id) => !own.has(id)));
  });
  set(signInAttemptsAtom, 0);
  set(signInFaultsAtom, []);
  set(refusalAtom, null);
  set(passwordResetSentAtom, false);
  // Out of memory; the rest of what was typed stays.
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
 * Shows a view of the sign-in step. It starts without errors and without a password. From any view but the
 * first, Back leads to the first. Spec section 4 "Login step".
 */
export const showSignInViewAction = atom(null, (_get, set, view: SignInView) =>
  showView(set, view),
);

/** Login or Register, by the customer's own choice. */
export const chooseSignInTabAction = atom(null, (_get, set, tab: SignInTab) => {
  set(signInTabAtom, tab);
  set(signInAttemptsAtom, 0);
});

/**
 * The customer wants to go on: true when nothing is wrong with the view shown. Otherwise its issues show beside
 * the fields, in the summary and in the modal. Spec section 5 "Errors also appear in a modal".
 */
export const validateSignInAction = atom(null, (get, set): boolean => {
  const issues = get(signInIssuesAtom);
  if (issues.length === 0) return true;
  set(signInAttemptsAtom, (count) => count + 1);
  set(signInFaultsAtom, issues);
  return false;
});
