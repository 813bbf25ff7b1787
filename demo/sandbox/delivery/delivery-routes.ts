import { Hono } from 'hono';
import * as v from 'valibot';

import { distanceMetres } from '../../../src/lib/distance.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, languageQuery, nonEmptyText } from '../support/fields.ts';
import { COUNTRIES } from './countries-data.ts';
import { METHODS } from './methods-data.ts';
import { PICKUP_POINTS, type PickupPointRow } from './pickup-points-data.ts';
import { findPoint, isOffered, ratesFor } from './rates.ts';

const both = 'takes countryId and postalCode together, or pickupPoint, or none of them';

const ratesQuery = v.pipe(
  v.object({
    countryId: v.optional(idText),
    postalCode: v.optional(nonEmptyText),
    pickupPoint: v.optional(idText),
  }),
  v.check(
    ({ countryId, postalCode, pickupPoint }) =>
      (countryId === undefined) === (postalCode === undefined) &&
      (countryId === undefined || pickupPoint === undefined),
    both,
  ),
);

function degrees(most: number) {
  return v.optional(
    v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(-most), v.maxValue(most)),
  );
}

const pointsQuery = v.pipe(
  v.object({
    shopDeliveryMethodIds: v.pipe(nonEmptyText, v.regex(/^[\w-]+(,[\w-]+)*$/, 'not a list of ids')),
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  v.check(
    ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
    'takes latitude and longitude together',
  ),
);

/** The points at which every one of the methods hands out. */
function pointsOf(methodIds: readonly string[]): readonly PickupPointRow[] {
  const methods = Object.values(METHODS)
    .flat()
    .filter((method) => methodIds.includes(String(method.id)));
  if (methods.length < methodIds.length) return [];
  return PICKUP_POINTS.filter((point) => methods.every((method) => isOffered(method, { point })));
}

/** GET web/delivery/countries, /rates and /pickup-points. Spec section 7. */
export function deliveryRoutes(): Hono {
  return new Hono()
    .get('/v1/web/delivery/countries', check('query', languageQuery), (context) =>
      answer(context, COUNTRIES),
    )
    .get('/v1/web/delivery/rates', check('query', ratesQuery), (context) => {
      const { countryId, postalCode, pickupPoint } = context.req.valid('query');
      if (pickupPoint !== undefined) {
        return answer(context, ratesFor({ point: findPoint(pickupPoint) }));
      }
      return answer(
        context,
        ratesFor(countryId && postalCode ? { place: { countryId, postalCode } } : null),
      );
    })
    .get('/v1/web/delivery/pickup-points', check('query', pointsQuery), (context) => {
      const { shopDeliveryMethodIds, latitude, longitude } = context.req.valid('query');
      const points = pointsOf(shopDeliveryMethodIds.split(','));
      if (latitude === undefined || longitude === undefined) return answer(context, points);
      const away = (point: PickupPointRow) => distanceMetres({ latitude, longitude }, point);
      return answer(
        context,
        points.toSorted((one, other) => away(one) - away(other)),
      );
    });
}
