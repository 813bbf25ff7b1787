import type { Api } from '../../../platform/api/api.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { askSignIn } from './ask-sign-in.ts';

/** POST client/authentication/signUpLoginGoogle. Spec section 7 "user.loginWithGoogle". */
export const signInWithGoogle =
  (http: HttpClient): Api['signInWithGoogle'] =>
  ({ credential, persistence }, options) =>
    askSignIn(
      http,
      'signInWithGoogle',
      { form: { credential, persistence: String(persistence) } },
      options,
    );
