import * as v from 'valibot';

import type { Id } from '../../../lib/config/id.ts';
import { defineCall } from '../../../platform/api/define-call.ts';
import { id, rowsOf, text } from '../../../platform/api/schema/fields.ts';
import type { RatesPlace } from '../rules/delivery-rates.ts';
import type { Coordinates } from '../rules/pickup-points.ts';
import { DeliveryRatesSchema } from './delivery-rates.ts';
import { PickupPointsSchema } from './pickup-points.ts';

/** The countries that can be sent to. */
export const getCountries = defineCall({
  name: 'getCountries',
  method: 'GET',
  path: '/rest/v1/web/delivery/countries',
  query: ['language'],
  answer: rowsOf(v.object({ id, name: text })),
});

/** Rates by country and postal code, by pickup point, or what is offered in general (null). */
export const getDeliveryRates = defineCall({
  name: 'getDeliveryRates',
  method: 'GET',
  path: '/rest/v1/web/delivery/rates',
  query: ['countryId', 'postalCode', 'pickupPoint', 'language'],
  params: (place: RatesPlace) => ({ values: { ...place } }),
  answer: DeliveryRatesSchema,
});

/** The points where all the methods hand out; near a location first, where the server can. */
export const getPickupPoints = defineCall({
  name: 'getPickupPoints',
  method: 'GET',
  path: '/rest/v1/web/delivery/pickup-points',
  query: ['shopDeliveryMethodIds', 'latitude', 'longitude', 'language'],
  params: (methodIds: readonly Id[], location: Coordinates | null) => ({
    values: { shopDeliveryMethodIds: methodIds.join(',') || null, ...location },
  }),
  answer: PickupPointsSchema,
});
