import { Hono } from 'hono';
import * as v from 'valibot';

import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, nonEmptyText } from '../support/fields.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { USERS, type UserRow } from './users-data.ts';

const loginForm = v.object({
  username: v.pipe(v.string(), v.email()),
  password: nonEmptyText,
  persistence: nonEmptyText,
  providerId: idText,
});
const externalHeaders = v.object({ authorization: nonEmptyText });
const externalForm = v.object({ providerId: idText });

/** `{id, districtId, genderId, newRegistration, token}`. Contract section 3. */
function signedIn(user: UserRow | undefined) {
  if (!user) throw new SandboxError('INVALID_CREDENTIALS');
  const { id, districtId, genderId, token } = user;
  return { id, districtId, genderId, newRegistration: false, token };
}

/** Sign-in by form and by the token of an external provider. Spec section 7. */
export function authenticationRoutes(): Hono {
  return new Hono()
    .post('/authentication', check('form', loginForm), (context) => {
      const { username, password } = context.req.valid('form');
      const wanted = username.toLowerCase();
      return answer(
        context,
        signedIn(USERS.find((row) => row.username === wanted && row.password === password)),
      );
    })
    .post(
      '/authentication/external',
      check('header', externalHeaders),
      check('form', externalForm),
      (context) => {
        const token = context.req.valid('header').authorization.replace(/^Bearer /, '');
        return answer(context, signedIn(USERS.find((row) => row.externalToken === token)));
      },
    );
}
