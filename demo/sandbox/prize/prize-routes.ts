import { Hono } from 'hono';
import * as v from 'valibot';

import { userOfIdAndToken } from '../authentication/find-user.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, nonEmptyText, wholeNumberText } from '../support/fields.ts';

const query = v.object({
  userId: idText,
  token: nonEmptyText,
  startIndex: wholeNumberText,
  pageSize: wholeNumberText,
});

/** GET client/prize/myprizes. Spec section 7. */
export function prizeRoutes(sandbox: SandboxContext): Hono {
  return new Hono().get('/client/prize/myprizes', check('query', query), (context) => {
    const { userId, token, startIndex, pageSize } = context.req.valid('query');
    const { prizes } = userOfIdAndToken(sandbox, userId, token);
    return answer(context, prizes.slice(startIndex, startIndex + pageSize));
  });
}
