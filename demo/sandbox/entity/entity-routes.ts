import { Hono } from 'hono';
import * as v from 'valibot';

import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { languageCode, nonEmptyText } from '../support/fields.ts';
import { DEFAULT_ENTITY, ENTITIES } from './entities-data.ts';

const query = v.object({ language: languageCode, hostname: nonEmptyText });

/** GET web/entity/config. Spec section 7. */
export function entityRoutes(): Hono {
  return new Hono().get('/v1/web/entity/config', check('query', query), (context) => {
    const { hostname } = context.req.valid('query');
    return answer(context, Object.hasOwn(ENTITIES, hostname) ? ENTITIES[hostname] : DEFAULT_ENTITY);
  });
}
