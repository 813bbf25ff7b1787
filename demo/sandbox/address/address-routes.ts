import { Hono } from 'hono';
import * as v from 'valibot';

import { userOfToken } from '../authentication/find-user.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { languageCode, nonEmptyText } from '../support/fields.ts';
import { ADDRESSES } from './addresses-data.ts';

const query = v.object({ language: languageCode, token: nonEmptyText });

/** GET user/addresses. Spec section 7. */
export function addressRoutes(): Hono {
  return new Hono().get('/user/addresses', check('query', query), (context) => {
    const user = userOfToken(context.req.valid('query').token);
    return answer(context, ADDRESSES[user.id] ?? []);
  });
}
