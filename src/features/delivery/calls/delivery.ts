import * as v from 'valibot';

import { DELIVERY_TYPES, type RatesPlace } from '../rules/delivery-rates.ts';
import type { Coordinates } from '../rules/pickup-points.ts';
import { AddressViewSchema } from '../../offer/calls/shop-schema.ts';
import { addressLine } from '../../offer/rules/shop.ts';
import type { Id } from '../../../lib/config/id.ts';
import { defineCall } from '../../../platform/api/define-call.ts';
import {
  id,
  looseFlag,
  looseRowsOf,
  looseText,
  optionalFlag,
  optionalId,
  optionalPrice,
  price,
  rowsOf,
  text,
} from '../../../platform/api/schema/fields.ts';

function degrees(most: number) {
  return v.fallback(v.nullish(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)), null), null);
}

const PickupPointSchema = v.pipe(
  v.object({
    id,
    name: text,
    address: looseText,
    postalCode: looseText,
    city: looseText,
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  v.transform(({ latitude, longitude, ...point }) => ({
    ...point,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  })),
);

/** Where parcels are handed out; a point of unknown place has no coordinates. Spec section 3 "Pickup point". */
export const PickupPointsSchema = rowsOf(PickupPointSchema);

/** Where a shop hands out: a text, or an address as shops have it; empty whatever else is sent. */
const ShopAddress = v.fallback(
  v.nullish(
    v.union([
      text,
      v.pipe(
        AddressViewSchema,
        v.transform((view) => addressLine(view)),
      ),
    ]),
    '',
  ),
  '',
);

const MethodSchema = v.pipe(
  v.object({
    id,
    name: text,
    costWithVat: price,
    acceptsOnlinePayment: optionalFlag,
    acceptsOfflinePayment: optionalFlag,
    shopAddress: ShopAddress,
  }),
  v.transform(({ costWithVat, shopAddress, ...method }) => ({
    ...method,
    costCents: costWithVat,
    shopAddress: shopAddress || null,
  })),
);

/** The methods under one type; none where the server leaves the type out. */
const Methods = v.nullish(rowsOf(MethodSchema), () => []);

const ShopRateSchema = v.pipe(
  v.object({
    shopId: optionalId,
    id: optionalId,
    shopName: v.nullish(text, ''),
    available: v.nullish(v.boolean(), true),
    methods: v.object({
      DELIVERY: Methods,
      PICKUP_POINT: Methods,
      STORE_PICKUP: Methods,
    }),
  }),
  v.transform(({ shopId, id: ownId, ...rate }) => ({ ...rate, shopId: shopId ?? ownId ?? '' })),
  v.check(({ shopId }) => shopId !== ''),
);

const OfferedTypeSchema = v.pipe(
  v.object({
    type: v.picklist(DELIVERY_TYPES),
    price: v.fallback(optionalPrice, null),
    startingFrom: v.fallback(v.nullish(v.boolean(), null), null),
    disabled: looseFlag,
    disabledFor: v.pipe(
      looseRowsOf(v.object({ shopName: text })),
      v.transform((shops) => shops.map(({ shopName }) => shopName)),
    ),
  }),
  v.transform(({ price: priceCents, ...type }) => ({ ...type, priceCents })),
);

/** What is offered, shop by shop. A row that cannot be read is not offered. Contract: GET delivery/rates. */
export const DeliveryRatesSchema = v.object({
  types: looseRowsOf(OfferedTypeSchema),
  shops: rowsOf(ShopRateSchema),
});

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
