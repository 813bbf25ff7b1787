import * as v from 'valibot';

import { toWireId } from '../../../lib/config/wire-id.ts';
import { defineCall, unread, defineWrite } from '../../../platform/api/define-call.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { withoutSecrets } from './profile.ts';

/*
 * Error codes: `auth` for a refused sign-in (wrong password, unknown token), `conflict` for a taken e-mail, `validation`
 * for a weak password. The modal shows `serverMessage`. No error of these calls contains a password, a token or the body
 * of an answer. A sign-in without an answer has changed nothing, so its code is `network` or `timeout`, not
 * `outcome_unknown`. Spec section 7.
 */

/** The fields of the sign-in form; `persistence` keeps the customer signed in. */
interface Login {
  /** The e-mail address. */
  username: string;
  password: string;
  persistence: boolean;
}

/** The answer to a sign-in: user and token are required. Contract section 3. */
const SignInSchema = v.pipe(
  v.object({
    id: wire.id,
    token: v.pipe(v.string(), v.nonEmpty()),
    /** This sign-in created the account. */
    newRegistration: wire.looseFlag,
  }),
  v.transform(({ id, ...session }) => ({ userId: id, ...session })),
);

/** The result of every kind of sign-in. Spec section 7 "user.login". */
export type SignIn = v.InferOutput<typeof SignInSchema>;

const SIGN_IN = {
  method: 'POST',
  kind: 'repeatable',
  query: ['language'],
  guard: withoutSecrets,
  answer: SignInSchema,
} as const;

/** Signs in with the e-mail and the password. Spec section 7 "user.login". */
export const signIn = defineCall({
  ...SIGN_IN,
  name: 'signIn',
  path: '/rest/authentication',
  params:
    ({ username, password, persistence }: Login) =>
    ({ providerId }) => ({
      form: { username, password, persistence: String(persistence), providerId },
    }),
});

/** The provider's answer by wire name, with `persistence`. */
type SocialLogin = Readonly<Record<string, string | number | boolean | null>>;

/** Signs in with another provider. Spec section 7 "user.loginWith...". */
const socialCall = (brand: 'Facebook' | 'Google' | 'Apple') => ({
  ...SIGN_IN,
  name: `signInWith${brand}`,
  path: `/rest/client/authentication/signUpLogin${brand}`,
  params: (login: SocialLogin) => ({
    form: Object.fromEntries(
      Object.entries(login).map(([name, value]) => [name, value === null ? null : String(value)]),
    ),
  }),
});

export const signInWithFacebook = defineCall(socialCall('Facebook'));
export const signInWithGoogle = defineCall(socialCall('Google'));
export const signInWithApple = defineCall(socialCall('Apple'));

/** Signs in a user of provider 4 with the token of the page's own sign-in. Spec section 2. */
export const signInExternally = defineCall({
  ...SIGN_IN,
  name: 'signInExternally',
  path: '/rest/authentication/external',
  query: [],
  headers: ['authorization'],
  params:
    (externalToken: string) =>
    ({ providerId }) => ({ values: { authorization: externalToken }, form: { providerId } }),
});

/**
 * Creates an account without signing in; a login has to follow. `referralCode` is the code of the customer who referred this
 * one. Spec section 7 "user.register".
 */
export const signUp = defineWrite({
  name: 'signUp',
  method: 'POST',
  kind: 'change',
  path: '/rest/client/authentication/signUp',
  query: ['language'],
  guard: withoutSecrets,
  params:
    ({
      username,
      password,
      referralCode,
    }: Omit<Login, 'persistence'> & { referralCode: string | null }) =>
    ({ entityId }) => ({ form: { username, password, referralCode, entityId } }),
  answer: v.pipe(
    v.object({ data: v.object({ id: wire.id }) }),
    v.transform(({ data }) => ({ userId: data.id })),
  ),
});

/** E-mails the customer a link to choose a new password, which returns to `redirectUrl`. */
export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  method: 'POST',
  kind: 'repeatable',
  path: '/rest/authentication/password/forgotPassword',
  query: ['language'],
  guard: withoutSecrets,
  params:
    ({ username, redirectUrl }: Pick<Login, 'username'> & { redirectUrl: string }) =>
    ({ providerId }) => ({ body: { providerId: toWireId(providerId), redirectUrl, username } }),
  answer: unread,
});

/** Whether an account has this e-mail address; rejects an invalid address with `config`. */
export const isRegisteredEmail = defineCall({
  name: 'isRegisteredEmail',
  method: 'GET',
  path: '/rest/client/authentication/isRegisteredEmail/{email}',
  query: ['entityId'],
  guard: withoutSecrets,
  params: (email: string) => ({ values: { email } }),
  answer: v.pipe(
    v.object({ registered: wire.flag }),
    v.transform(({ registered }) => registered),
  ),
});
