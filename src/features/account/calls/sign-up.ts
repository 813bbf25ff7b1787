import type { Api, ApiContext } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
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
