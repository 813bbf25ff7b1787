import { Hono } from 'hono';
import * as v from 'valibot';

import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, languageQuery } from '../support/fields.ts';
import { picturesOf } from '../support/pictures.ts';
import { findShop } from './find-shop.ts';

const path = v.object({ shopId: idText });

/** GET shop/{shopId}. Spec section 7. */
export function shopRoutes(sandbox: SandboxContext): Hono {
  return new Hono().get(
    '/shop/:shopId',
    check('param', path),
    check('query', languageQuery),
    (context) => {
      const { pictures, services, ...shop } = findShop(context.req.valid('param').shopId);
      return answer(context, {
        ...shop,
        shopImages: picturesOf(pictures, sandbox.originOf(context.req.raw)),
        shopMerchantServices: services.map(({ calendar: _calendar, ...service }) => service),
      });
    },
  );
}
