import * as v from 'valibot';

import { EMAIL_ADDRESS } from '../../../lib/form/email-address.ts';
import { formIssues, type FormIssue, type FormMessageId } from '../../../lib/form/form-issues.ts';
import { PASSWORD_MIN_LENGTH } from '../../../lib/limits.ts';

/** The views of the sign-in step. Spec section 2 screen 1. */
export type SignInView = 'emailSocial' | 'password' | 'forgot';

/** Whether the password is for an existing account or a new one. */
export type SignInTab = 'login' | 'register';

/** The fields of the sign-in step. None is saved, and the password is cleared from memory once it was used. */
export interface SignInForm {
  email: string;
  password: string;
  /** Terms and privacy; required for registration, never ticked beforehand. */
  acceptConditions: boolean;
  /** "Keep me signed in": `persistence`. */
  keepSignedIn: boolean;
}

/** The fields that are checked, in the order of the form. */
const FIELDS = ['email', 'password', 'acceptConditions'] as const;

export type SignInField = (typeof FIELDS)[number];

const email = v.pipe(
  v.string(),
  v.trim(),
  v.regex(EMAIL_ADDRESS, 'forms.errors.emailInvalid' satisfies FormMessageId),
);
const anything = v.unknown();

const EMAIL_ALONE = v.object({ email, password: anything, acceptConditions: anything });
const LOGIN = v.object({
  ...EMAIL_ALONE.entries,
  password: v.pipe(v.string(), v.nonEmpty('forms.errors.passwordLogin' satisfies FormMessageId)),
});
/** A password keeps every character, spaces included. */
const REGISTRATION = v.object({
  email,
  password: v.pipe(
    v.string(),
    v.nonEmpty('forms.errors.passwordRegister' satisfies FormMessageId),
    v.minLength(PASSWORD_MIN_LENGTH, 'forms.errors.passwordInvalid' satisfies FormMessageId),
  ),
  acceptConditions: v.pipe(
    v.boolean(),
    v.check(
      (isAccepted) => isAccepted,
      'forms.errors.acceptConditionsInvalid' satisfies FormMessageId,
    ),
  ),
});

/** The issues of the current view, at most one per field, in the form's order. Spec section 5 "Login" to "Forgot password". */
export function signInIssues(
  form: SignInForm,
  view: SignInView,
  tab: SignInTab,
): readonly FormIssue<SignInField>[] {
  const ofPassword = tab === 'login' ? LOGIN : REGISTRATION;
  return formIssues(view === 'password' ? ofPassword : EMAIL_ALONE, FIELDS, form);
}
