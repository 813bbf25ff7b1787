import { Hono } from 'hono';
import * as v from 'valibot';

import { checkBody } from '../support/check.ts';
import { nonEmptyText } from '../support/fields.ts';

/** The request body of the maps service. Contract section 3 "Maps conversion". */
const conversion = v.strictObject({
  conversion_partner_id: v.union([v.number(), nonEmptyText]),
  rwg_token: nonEmptyText,
  merchant_changed: v.picklist([1, 2]),
});

/** Plays the maps service for elements whose calls all come here: those with `middleware="sandbox:"`. */
export function mapsRoutes(): Hono {
  return new Hono().post('/collect', async (context) => {
    // Its body is text by its header, as pages of other origins may send it unasked.
    checkBody(conversion, await context.req.json<unknown>());
    return context.body(null, 204);
  });
}
