import type { Api } from '../api.ts';
import { parseAnswer } from '../answer.ts';
import type { HttpClient } from '../http-client.ts';
import { UserSessionSchema } from './user-session-schema.ts';

/** GET client/profile/{userId}; the user keeps the token that the profile was asked with. Spec section 7. */
export const getProfile =
  (http: HttpClient): Api['getProfile'] =>
  async (user, options) => {
    const answer = await http('getProfile', { values: { ...user } }, options);
    const session = parseAnswer(answer, UserSessionSchema);
    return { ...session, token: session.token || user.token };
  };
