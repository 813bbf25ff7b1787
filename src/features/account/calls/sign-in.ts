import type { Api, ApiContext } from '../../../platform/api/api.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { askSignIn } from './ask-sign-in.ts';

/** POST authentication with the e-mail and the password. Spec section 7 "user.login". */
export const signIn =
  (http: HttpClient, { providerId }: ApiContext): Api['signIn'] =>
  ({ username, password, persistence }, options) => {
    const form = { username, password, persistence: String(persistence), providerId };
    return askSignIn(http, 'signIn', { form }, options);
  };
