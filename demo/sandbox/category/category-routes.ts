import { Hono } from 'hono';
import * as v from 'valibot';

import { check } from '../support/check.ts';
import { languageCode } from '../support/fields.ts';
import { inLanguage } from '../support/localised.ts';
import { CATEGORIES } from './categories-data.ts';

const path = v.object({ language: languageCode });

/** GET common/category/{language}. Spec section 7. */
export function categoryRoutes(): Hono {
  return new Hono().get('/common/category/:language', check('param', path), (context) =>
    Response.json(inLanguage(CATEGORIES, context.req.valid('param').language)),
  );
}
