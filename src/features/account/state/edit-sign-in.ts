import { atom } from 'jotai/vanilla';

import type { SignInField, SignInForm, SignInTab } from '../rules/sign-in-form.ts';
import {
  signInAttemptsAtom,
  signInFaultsAtom,
  signInFormAtom,
  signInIssuesAtom,
  signInTabAtom,
  signInTouchedAtom,
} from './sign-in-form-atoms.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { giveUpSignInWorkAction } from './show-sign-in-view.ts';

/** Takes over what was typed or ticked, as it is. An answer about another e-mail is not waited for any more. */
export const editSignInAction = atom(null, (get, set, part: Partial<SignInForm>) => {
  const before = get(signInFormAtom);
  if (part.email !== undefined && part.email !== before.email) set(giveUpSignInWorkAction);
  set(signInFormAtom, { ...before, ...part });
});

/** The customer left a field: it may be judged, after the press that took the focus away. An empty one is not scolded. */
export const leaveSignInFieldAction = atom(null, (get, set, field: SignInField) => {
  if (get(signInFormAtom)[field] === '') return;
  set(afterPressAction, () => set(signInTouchedAtom, (touched) => new Set([...touched, field])));
});

/** Login or Register, by the customer's own choice. */
export const chooseSignInTabAction = atom(null, (_get, set, tab: SignInTab) => {
  set(signInTabAtom, tab);
  set(signInAttemptsAtom, 0);
});

/**
 * The customer wants to go on: true when nothing is wrong with the view shown. Otherwise its issues show beside
 * the fields, in the summary and in the modal. Spec section 5 "Errors also appear in a modal".
 */
export const judgeSignInAction = atom(null, (get, set): boolean => {
  const issues = get(signInIssuesAtom);
  if (issues.length === 0) return true;
  set(signInAttemptsAtom, (count) => count + 1);
  set(signInFaultsAtom, issues);
  return false;
});

/** Closes the modal of what is wrong; the screen then leads to the first wrong field. */
export const closeSignInFaultsAction = atom(null, (_get, set) => set(signInFaultsAtom, []));
