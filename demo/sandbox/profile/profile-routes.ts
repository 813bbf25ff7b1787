import { Hono } from 'hono';
import * as v from 'valibot';

import { userOfIdAndToken } from '../authentication/find-user.ts';
import type { UserRow } from '../authentication/users-data.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, languageCode, nonEmptyText } from '../support/fields.ts';

const query = v.object({ token: nonEmptyText, language: languageCode });
const path = v.object({ userId: idText });

/** The user as the wire gives them. Spec section 3 "User session". */
function toUserSession(user: UserRow) {
  const { password: _password, externalToken: _externalToken, ...known } = user;
  return {
    ...known,
    accessToken: user.token,
    countryId: 139,
    country: 'Portugal',
    countyId: null,
    zoneId: null,
    roleId: 1,
    stateId: 1,
    avatar: null,
    facebookId: null,
    nrFollowers: 0,
    nrReviews: 0,
    isFollowed: false,
    hasDistrict: true,
    newRegistration: false,
    languageCode: 'pt_PT',
    notificationsLanguage: 'pt_PT',
    realm: 'consumer',
    permissions: [],
    loggedIn: true,
  };
}

/** GET client/profile/{userId}. Spec section 7. */
export function profileRoutes(sandbox: SandboxContext): Hono {
  return new Hono().get(
    '/client/profile/:userId',
    check('param', path),
    check('query', query),
    (context) => {
      const { userId } = context.req.valid('param');
      const { token } = context.req.valid('query');
      return answer(context, toUserSession(userOfIdAndToken(sandbox, userId, token)));
    },
  );
}
