import { Hono } from 'hono';
import * as v from 'valibot';

import { findService, findShop } from '../shop/find-shop.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, languageQuery } from '../support/fields.ts';
import { SERVICE_RESOURCES, SHOP_RESOURCES } from './resources-data.ts';

const path = v.object({ id: idText });

/** The resources of services and shops. Spec section 7 "calendar/resources". */
export function resourceRoutes(): Hono {
  return new Hono()
    .get(
      '/v4/shopmerchantservices/:id/calendar/resources',
      check('param', path),
      check('query', languageQuery),
      (context) => {
        const { id } = findService(context.req.valid('param').id);
        return answer(context, SERVICE_RESOURCES[id] ?? []);
      },
    )
    .get(
      '/v4/shops/:id/calendar/resources',
      check('param', path),
      check('query', languageQuery),
      (context) => {
        const { id } = findShop(context.req.valid('param').id);
        return answer(context, SHOP_RESOURCES[id] ?? []);
      },
    );
}
