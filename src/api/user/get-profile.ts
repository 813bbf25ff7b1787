import type { Api } from '../api.ts';
import { parseAnswer } from '../http/answer.ts';
import type { HttpClient } from '../http/http-client.ts';
import { UserSessionSchema } from './user-session-schema.ts';
import { withoutSecrets } from './without-secrets.ts';

/** GET client/profile/{userId}; the user keeps the token that the profile was asked with. Spec section 7. */
export const getProfile =
  (http: HttpClient): Api['getProfile'] =>
  (user, options) =>
    withoutSecrets(async () => {
      const answer = await http('getProfile', { values: { ...user } }, options);
      const session = parseAnswer(answer, UserSessionSchema);
      return { ...session, token: session.token || user.token };
    });
