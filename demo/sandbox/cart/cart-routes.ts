import { Hono } from 'hono';
import * as v from 'valibot';

import { userOfToken } from '../authentication/find-user.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, languageCode } from '../support/fields.ts';
import { CARTS, EMPTY_CART } from './carts-data.ts';

/** A guest has no token, and a page may name neither shop nor session. */
const query = v.object({
  entityId: idText,
  language: languageCode,
  shopId: v.optional(idText),
  token: v.optional(v.string()),
  sessionId: v.optional(v.string()),
});

/** GET web/shopping-cart. Spec section 7. */
export function cartRoutes(sandbox: SandboxContext): Hono {
  return new Hono().get('/v1/web/shopping-cart', check('query', query), (context) => {
    const { token } = context.req.valid('query');
    return answer(context, (token && CARTS[userOfToken(sandbox, token).id]) || EMPTY_CART);
  });
}
