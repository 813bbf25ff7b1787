import { Hono } from 'hono';
import * as v from 'valibot';

import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, languageQuery } from '../support/fields.ts';
import { detailedMenu, detailsOf } from './item-details.ts';
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
      const { pictures, services, priceListView, ...shop } = findShop(
        context.req.valid('param').shopId,
      );
      const urlOf = sandbox.picturesFor(context.req.raw);
      const withDetails = <Row extends { id: number }>(row: Row) => ({
        ...row,
        ...detailsOf(row.id, urlOf),
      });
      return answer(context, {
        ...shop,
        priceListView: detailedMenu(priceListView, urlOf),
        shopImages: picturesOf(pictures, urlOf),
        shopMerchantServices: services.map(({ calendar: _calendar, ...service }) =>
          withDetails(service),
        ),
      });
    },
  );
}
