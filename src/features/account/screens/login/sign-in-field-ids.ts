import type { SignInField } from '../../rules/sign-in-form.ts';

/** Ids of the sign-in step's controls, where the links of an error summary lead. */
export const SIGN_IN_FIELD_IDS: Record<SignInField, string> = {
  email: 'mc-sign-in-email',
  password: 'mc-sign-in-password',
  acceptConditions: 'mc-sign-in-accept',
};
