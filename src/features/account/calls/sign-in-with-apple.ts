import type { Api } from '../../../platform/api/api.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { askSignIn } from './ask-sign-in.ts';

/** POST client/authentication/signUpLoginApple. Spec section 7 "user.loginWithApple". */
export const signInWithApple =
  (http: HttpClient): Api['signInWithApple'] =>
  ({ code, idToken, persistence }, options) =>
    askSignIn(
      http,
      'signInWithApple',
      { form: { code, idToken, persistence: String(persistence) } },
      options,
    );
