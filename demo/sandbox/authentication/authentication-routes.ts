import { Hono } from 'hono';
import * as v from 'valibot';

import { PASSWORD_MIN_LENGTH } from '../../../src/lib/limits.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, nonEmptyText, wireId } from '../support/fields.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { email, persistence } from './authentication-fields.ts';
import { registerUser, userOfEmail } from './register-user.ts';
import { signedIn } from './signed-in.ts';
import { MARKUP_EMAIL, type UserRow } from './users-data.ts';

const loginForm = v.strictObject({
  username: email,
  password: nonEmptyText,
  persistence,
  providerId: idText,
});
const externalHeaders = v.object({ authorization: nonEmptyText });
const externalForm = v.strictObject({ providerId: idText });
const registrationForm = v.strictObject({
  username: email,
  password: nonEmptyText,
  referralCode: v.optional(idText),
  entityId: idText,
});
const emailPath = v.object({ email });
const entityQuery = v.object({ entityId: idText });
const resetBody = v.strictObject({
  providerId: wireId,
  redirectUrl: v.pipe(v.string(), v.url()),
  username: email,
});

function userOfLogin(
  sandbox: SandboxContext,
  { username, password }: v.InferOutput<typeof loginForm>,
): UserRow {
  if (username.toLowerCase() === MARKUP_EMAIL) throw new SandboxError('REFUSED_WITH_MARKUP');
  const user = userOfEmail(sandbox, username);
  if (user?.password !== password) throw new SandboxError('INVALID_CREDENTIALS');
  return user;
}

/** Sign-in and registration by form, by external token, and a new password. Spec section 7. */
export function authenticationRoutes(sandbox: SandboxContext): Hono {
  return new Hono()
    .post('/authentication', check('form', loginForm), (context) =>
      answer(context, signedIn(userOfLogin(sandbox, context.req.valid('form')))),
    )
    .post(
      '/authentication/external',
      check('header', externalHeaders),
      check('form', externalForm),
      (context) => {
        const token = context.req.valid('header').authorization.replace(/^Bearer /, '');
        const user = sandbox.state().users.find((row) => row.externalToken === token);
        if (!user) throw new SandboxError('INVALID_TOKEN');
        return answer(context, signedIn(user));
      },
    )
    .post('/client/authentication/signUp', check('form', registrationForm), (context) => {
      const { username, password } = context.req.valid('form');
      if (password.length < PASSWORD_MIN_LENGTH) throw new SandboxError('WEAK_PASSWORD');
      if (userOfEmail(sandbox, username)) throw new SandboxError('EMAIL_TAKEN');
      const user = registerUser(sandbox, { username, password, loginSource: 'own' });
      const { id, districtId } = user;
      return answer(context, { data: { id }, meta: { districtId } });
    })
    .get(
      '/client/authentication/isRegisteredEmail/:email',
      check('param', emailPath),
      check('query', entityQuery),
      (context) => {
        const user = userOfEmail(sandbox, context.req.valid('param').email);
        return answer(context, { registered: user !== undefined });
      },
    )
    .post('/authentication/password/forgotPassword', check('json', resetBody), (context) => {
      const { username } = context.req.valid('json');
      if (!userOfEmail(sandbox, username)) throw new SandboxError('UNKNOWN_EMAIL');
      return answer(context, {});
    });
}
