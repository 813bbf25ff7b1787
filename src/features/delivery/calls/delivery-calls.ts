import { CountrySchema } from '../rules/address-schema.ts';
import { DeliveryRatesSchema, type RatesPlace } from '../rules/delivery-rates.ts';
import type { Coordinates } from '../../../lib/distance.ts';
import { PickupPointSchema } from '../rules/pickup-point-search.ts';
import { defineCall } from '../../../platform/api/define-call.ts';
import * as wire from '../../../platform/api/schema/fields.ts';

/** The countries that goods can be sent to. */
export const getCountries = defineCall({
  name: 'getCountries',
  method: 'GET',
  path: '/rest/v1/web/delivery/countries',
  query: ['language'],
  answer: wire.rowsOf(CountrySchema),
});

/** Rates by country and postal code or by pickup point; general ones for null. */
export const getDeliveryRates = defineCall({
  name: 'getDeliveryRates',
  method: 'GET',
  path: '/rest/v1/web/delivery/rates',
  query: ['countryId', 'postalCode', 'pickupPoint', 'language'],
  params: (place: RatesPlace) => ({ values: { ...place } }),
  answer: DeliveryRatesSchema,
});

/** The pickup points that all methods share, nearest first if the server supports it. */
export const getPickupPoints = defineCall({
  name: 'getPickupPoints',
  method: 'GET',
  path: '/rest/v1/web/delivery/pickup-points',
  query: ['shopDeliveryMethodIds', 'latitude', 'longitude', 'language'],
  params: (methodIds: readonly string[], location: Coordinates | null) => ({
    values: { shopDeliveryMethodIds: methodIds.join(',') || null, ...location },
  }),
  answer: wire.rowsOf(PickupPointSchema),
});
