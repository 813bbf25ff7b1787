import type { Api, ApiContext } from '../../../platform/api/api.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { askSignIn } from './ask-sign-in.ts';

/** POST authentication/external with the token of the page's own sign-in. Spec section 7. */
export const signInExternally =
  (http: HttpClient, { providerId }: ApiContext): Api['signInExternally'] =>
  (externalToken, options) => {
    const params = { values: { authorization: externalToken }, form: { providerId } };
    return askSignIn(http, 'signInExternally', params, options);
  };
