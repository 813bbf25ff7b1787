import * as v from 'valibot';

import { defineCall } from '../../../platform/api/define-call.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import {
  id,
  looseCode,
  looseFlag,
  looseId,
  looseNumber,
  looseText,
} from '../../../platform/api/schema/fields.ts';
import { knownClient } from '../rules/known-client.ts';
import { GET_PROFILE } from './endpoints.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Text of a number or a text; empty for anything else. */
const digits = v.pipe(
  looseId,
  v.transform((value) => value?.trim() ?? ''),
);

/** The signed-in user; the token is null where the server does not repeat it. Spec section 3 "User session". */
const UserSessionSchema = v.pipe(
  v.object({
    id,
    username: looseText,
    token: looseCode,
    firstName: looseText,
    lastName: looseText,
    mobile: digits,
    mobilePrefix: v.pipe(
      digits,
      v.transform((prefix) => (/^\d/.test(prefix) ? `+${prefix}` : prefix)),
    ),
    points: looseNumber,
    isPremium: looseFlag,
  }),
  v.transform((user) => ({ ...user, known: knownClient(user) })),
);

/** Who is signed in; the user keeps the token that the profile was asked with. Spec section 7. */
export const getProfile = defineCall({
  name: 'getProfile',
  ...GET_PROFILE,
  anyAccount: true,
  guard: withoutSecrets,
  params: (user: Credentials) => ({ values: { ...user } }),
  answer: (answer, [user]) => {
    const session = parseAnswer(answer, UserSessionSchema);
    return { ...session, token: session.token || user.token };
  },
});
