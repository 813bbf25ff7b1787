import { Hono } from 'hono';
import * as v from 'valibot';

import { persistence } from '../authentication/authentication-fields.ts';
import { registerUser, userOfEmail } from '../authentication/register-user.ts';
import { signedIn } from '../authentication/signed-in.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { nonEmptyText, wholeNumberText } from '../support/fields.ts';
import { personOfToken, type Provider } from './person-of-token.ts';

const facebookForm = v.strictObject({
  accessToken: nonEmptyText,
  expiresIn: v.optional(wholeNumberText),
  persistence,
  authenticationToken: v.optional(nonEmptyText),
});
const googleForm = v.strictObject({ credential: nonEmptyText, persistence });
const appleForm = v.strictObject({ code: nonEmptyText, idToken: nonEmptyText, persistence });

/** Signs in whom a provider vouches for; who is new is registered. */
function signInWith(sandbox: SandboxContext, provider: Provider, token: string) {
  const person = personOfToken(provider, token, sandbox.now());
  const known = userOfEmail(sandbox, person.username);
  if (!known) {
    const user = registerUser(sandbox, { ...person, password: null, loginSource: provider });
    return signedIn(user, true);
  }
  const user = { ...known, loginSource: provider };
  const state = sandbox.state();
  state.users = state.users.map((row) => (row === known ? user : row));
  return signedIn(user);
}

/** client/authentication/signUpLoginFacebook, signUpLoginGoogle and signUpLoginApple. Spec section 7. */
export function socialLoginRoutes(sandbox: SandboxContext): Hono {
  return new Hono()
    .post('/client/authentication/signUpLoginFacebook', check('form', facebookForm), (context) => {
      const { accessToken } = context.req.valid('form');
      return answer(context, signInWith(sandbox, 'facebook', accessToken));
    })
    .post('/client/authentication/signUpLoginGoogle', check('form', googleForm), (context) => {
      const { credential } = context.req.valid('form');
      return answer(context, signInWith(sandbox, 'google', credential));
    })
    .post('/client/authentication/signUpLoginApple', check('form', appleForm), (context) => {
      const { idToken } = context.req.valid('form');
      return answer(context, signInWith(sandbox, 'apple', idToken));
    });
}
