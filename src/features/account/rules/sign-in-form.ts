import * as v from 'valibot';

import type { Id } from '../../../lib/config/id.ts';
import { EMAIL_ADDRESS } from '../../../lib/form/email-address.ts';
import { formIssues, type FormIssue, type FormMessageId } from '../../../lib/form/form-issues.ts';
import { PASSWORD_MIN_LENGTH } from '../../../lib/limits.ts';

/** What every way of signing in ends in. Spec section 7 "user.login". */
export interface SignIn {
  userId: Id;
  token: string;
  /** The account was made by this sign-in. */
  newRegistration: boolean;
}

const EMAIL_INVALID = 'forms.errors.emailInvalid' satisfies FormMessageId;
const PASSWORD_LOGIN = 'forms.errors.passwordLogin' satisfies FormMessageId;
const PASSWORD_REGISTER = 'forms.errors.passwordRegister' satisfies FormMessageId;
const PASSWORD_INVALID = 'forms.errors.passwordInvalid' satisfies FormMessageId;
const CONDITIONS_INVALID = 'forms.errors.acceptConditionsInvalid' satisfies FormMessageId;

/** The three views of the sign-in step. Spec section 2 screen 1. */
export type SignInView = 'emailSocial' | 'password' | 'forgot';

/** What the password is for: an account that is there, or a new one. */
export type SignInTab = 'login' | 'register';

/** What the sign-in step asks for. Neither is ever saved; the password leaves memory as soon as it was used. */
export interface SignInForm {
  email: string;
  password: string;
  /** Terms and privacy; asked for at registration, never ticked beforehand. */
  acceptConditions: boolean;
  /** "Keep me signed in": `persistence`. */
  keepSignedIn: boolean;
}

/** The fields that are checked, in the order of the form. */
const FIELDS = ['email', 'password', 'acceptConditions'] as const;

export type SignInField = (typeof FIELDS)[number];

const email = v.pipe(v.string(), v.trim(), v.regex(EMAIL_ADDRESS, EMAIL_INVALID));
const anything = v.unknown();

/** A password counts letter for letter, spaces included. */
const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(PASSWORD_REGISTER),
  v.minLength(PASSWORD_MIN_LENGTH, PASSWORD_INVALID),
);

const EMAIL_ALONE = v.object({ email, password: anything, acceptConditions: anything });
const LOGIN = v.object({
  email,
  password: v.pipe(v.string(), v.nonEmpty(PASSWORD_LOGIN)),
  acceptConditions: anything,
});
const REGISTRATION = v.object({
  email,
  password: newPassword,
  acceptConditions: v.pipe(
    v.boolean(),
    v.check((isAccepted) => isAccepted, CONDITIONS_INVALID),
  ),
});

/** What is wrong with the view shown, at most one issue a field, in the form's order. Spec section 5 "Login" to "Forgot password". */
export function signInIssues(
  form: SignInForm,
  view: SignInView,
  tab: SignInTab,
): readonly FormIssue<SignInField>[] {
  const checked = {
    email: form.email,
    password: form.password,
    acceptConditions: form.acceptConditions,
  };
  if (view !== 'password') return formIssues(EMAIL_ALONE, FIELDS, checked);
  return formIssues(tab === 'login' ? LOGIN : REGISTRATION, FIELDS, checked);
}
