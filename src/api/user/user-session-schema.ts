import * as v from 'valibot';

import { knownClient } from '../../domain/user/known-client.ts';
import {
  id,
  looseCode,
  looseFlag,
  looseId,
  looseNumber,
  looseText,
  looseTextOrNull,
} from '../schema/fields.ts';
import { looseSafeUrl } from '../schema/safe-url.ts';

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
    avatar: looseSafeUrl,
    referralCode: looseTextOrNull,
    districtId: looseId,
    genderId: looseId,
    loginSource: v.fallback(v.picklist(['own', 'facebook', 'google', 'apple']), 'own'),
  }),
  v.transform((user) => ({ ...user, known: knownClient(user) })),
);
