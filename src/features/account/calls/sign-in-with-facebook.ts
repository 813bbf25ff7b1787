import type { Api } from '../../../platform/api/api.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { askSignIn } from './ask-sign-in.ts';

/** POST client/authentication/signUpLoginFacebook. Spec section 7 "user.loginWithFacebook". */
export const signInWithFacebook =
  (http: HttpClient): Api['signInWithFacebook'] =>
  ({ accessToken, expiresIn, persistence, authenticationToken = null }, options) => {
    const form = {
      accessToken,
      expiresIn: expiresIn === null ? null : String(expiresIn),
      persistence: String(persistence),
      authenticationToken,
    };
    return askSignIn(http, 'signInWithFacebook', { form }, options);
  };
