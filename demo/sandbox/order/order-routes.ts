import { Hono } from 'hono';
import * as v from 'valibot';

import { userOfToken } from '../authentication/find-user.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { clientApplication, idText, languageCode, nonEmptyText } from '../support/fields.ts';
import { createOrder } from './create-order.ts';
import { orderBody } from './order-schema.ts';

/** A page may name neither session nor channel. */
const guestQuery = v.object({
  clientApplication,
  entityId: idText,
  sessionId: v.optional(v.string()),
  channel: v.optional(v.string()),
  language: languageCode,
});
const query = v.object({ ...guestQuery.entries, token: nonEmptyText });

/** POST web/orders and web/orders/guest. Spec section 7. */
export function orderRoutes(sandbox: SandboxContext): Hono {
  return new Hono()
    .post('/v1/web/orders', check('query', query), check('json', orderBody), (context) => {
      const { token, sessionId } = context.req.valid('query');
      const user = userOfToken(sandbox, token);
      const asked = { user, owner: { token, sessionId }, request: context.req.raw };
      return answer(context, createOrder(context.req.valid('json'), asked, sandbox));
    })
    .post(
      '/v1/web/orders/guest',
      check('query', guestQuery),
      check('json', orderBody),
      (context) => {
        const { sessionId } = context.req.valid('query');
        const asked = { user: null, owner: { sessionId }, request: context.req.raw };
        return answer(context, createOrder(context.req.valid('json'), asked, sandbox));
      },
    );
}
