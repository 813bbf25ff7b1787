import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
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
