import * as v from 'valibot';

import { knownClient } from '../rules/known-client.ts';
import {
  id,
  looseCode,
  looseFlag,
  looseId,
  looseNumber,
  looseText,
} from '../../../platform/api/schema/fields.ts';

/** Text of a number or a text; empty for anything else. */
const digits = v.pipe(
  looseId,
  v.transform((value) => value?.trim() ?? ''),
);

/** The signed-in user; the token is null where the server does not repeat it. Spec section 3 "User session". */
export const UserSessionSchema = v.pipe(
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
