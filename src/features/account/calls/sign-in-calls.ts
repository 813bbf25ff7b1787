import * as v from 'valibot';

import type { Id } from '../../../lib/config/id.ts';
import { toWireId } from '../../../lib/config/wire-id.ts';
import { defineCall, unread } from '../../../platform/api/define-call.ts';
import { defineWrite } from '../../../platform/api/define-write.ts';
import { flag, id, looseFlag } from '../../../platform/api/schema/fields.ts';
import { withoutSecrets } from './profile.ts';

/*
 * A refused sign-in (wrong password, unknown token) has the code `auth`, a taken e-mail `conflict`, a weak password
 * `validation`; `serverMessage` is what the modal says. No error of these calls holds a password, a token or the body of
 * an answer. A sign-in whose answer is lost has changed nothing, so it is `network` or `timeout`, not
 * `outcome_unknown`. Spec section 7.
 */

/** `persistence` of every sign-in: the customer wants to stay signed in. */
interface Persistence {
  persistence: boolean;
}

/** What the customer types to sign in. */
interface Login extends Persistence {
  /** The e-mail address. */
  username: string;
  password: string;
}

/** What the customer types to register. */
interface Registration {
  /** The e-mail address. */
  username: string;
  password: string;
  /** The customer who sent this one; null without one. */
  referralCode: Id | null;
}

/** What Facebook Login gives. */
interface FacebookLogin extends Persistence {
  accessToken: string;
  /** Seconds; null when Facebook does not say. */
  expiresIn: number | null;
  /** Given by native logins alone. */
  authenticationToken?: string | null;
}

/** What Google Identity Services give. */
interface GoogleLogin extends Persistence {
  credential: string;
}

/** What Sign in with Apple gives. */
interface AppleLogin extends Persistence {
  code: string;
  idToken: string;
}

/** What the mail of a new password is sent with. */
interface PasswordReset {
  /** The e-mail address. */
  username: string;
  /** Where the link of the mail leads back to. */
  redirectUrl: string;
}

/** What the calls that sign somebody in share: without a user or a token nobody is. Contract section 3. */
const SIGN_IN = {
  method: 'POST',
  kind: 'repeatable',
  query: ['language'],
  guard: withoutSecrets,
  answer: v.pipe(
    v.object({ id, token: v.pipe(v.string(), v.nonEmpty()), newRegistration: looseFlag }),
    v.transform(({ id, ...session }) => ({ userId: id, ...session })),
  ),
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

/** Spec section 7 "user.loginWithFacebook". */
export const signInWithFacebook = defineCall({
  ...SIGN_IN,
  name: 'signInWithFacebook',
  path: '/rest/client/authentication/signUpLoginFacebook',
  params: (login: FacebookLogin) => {
    const { accessToken, expiresIn, persistence, authenticationToken = null } = login;
    return {
      form: {
        accessToken,
        expiresIn: expiresIn === null ? null : String(expiresIn),
        persistence: String(persistence),
        authenticationToken,
      },
    };
  },
});

/** Spec section 7 "user.loginWithGoogle". */
export const signInWithGoogle = defineCall({
  ...SIGN_IN,
  name: 'signInWithGoogle',
  path: '/rest/client/authentication/signUpLoginGoogle',
  params: ({ credential, persistence }: GoogleLogin) => ({
    form: { credential, persistence: String(persistence) },
  }),
});

/** Spec section 7 "user.loginWithApple". */
export const signInWithApple = defineCall({
  ...SIGN_IN,
  name: 'signInWithApple',
  path: '/rest/client/authentication/signUpLoginApple',
  params: ({ code, idToken, persistence }: AppleLogin) => ({
    form: { code, idToken, persistence: String(persistence) },
  }),
});

/** Signs in whom provider 4 knows already, with the token of the page's own sign-in. Spec section 2. */
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

/** Makes the account without signing in; a login has to follow. Spec section 7 "user.register". */
export const signUp = defineWrite({
  name: 'signUp',
  method: 'POST',
  kind: 'change',
  path: '/rest/client/authentication/signUp',
  query: ['language'],
  guard: withoutSecrets,
  params:
    ({ username, password, referralCode }: Registration) =>
    ({ entityId }) => ({ form: { username, password, referralCode, entityId } }),
  answer: v.pipe(
    v.object({ data: v.object({ id }) }),
    v.transform(({ data }) => ({ userId: data.id })),
  ),
});

/** Mails the customer a link to a new password. */
export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  method: 'POST',
  kind: 'repeatable',
  path: '/rest/authentication/password/forgotPassword',
  query: ['language'],
  guard: withoutSecrets,
  params:
    ({ username, redirectUrl }: PasswordReset) =>
    ({ providerId }) => ({ body: { providerId: toWireId(providerId), redirectUrl, username } }),
  answer: unread,
});

/** Whether the e-mail has an account; rejects with `config` what is no e-mail. */
export const isRegisteredEmail = defineCall({
  name: 'isRegisteredEmail',
  method: 'GET',
  path: '/rest/client/authentication/isRegisteredEmail/{email}',
  query: ['entityId'],
  guard: withoutSecrets,
  params: (email: string) => ({ values: { email } }),
  answer: v.pipe(
    v.object({ registered: flag }),
    v.transform(({ registered }) => registered),
  ),
});
