import type { Api, ApiContext } from '../api.ts';
import { parseAnswer } from '../http/answer.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SignUpSchema } from './sign-in-schema.ts';
import { withoutSecrets } from './without-secrets.ts';

/** POST client/authentication/signUp; a login has to follow. Spec section 7 "user.register". */
export const signUp =
  (http: HttpClient, { entityId }: ApiContext): Api['signUp'] =>
  ({ username, password, referralCode }, { intentKey, ...options }) =>
    withoutSecrets(async () => {
      const form = { username, password, referralCode, entityId };
      return parseAnswer(await http('signUp', { form, intentKey }, options), SignUpSchema);
    });
