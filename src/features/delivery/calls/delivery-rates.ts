import * as v from 'valibot';

import {
  id,
  looseFlag,
  looseRowsOf,
  optionalFlag,
  optionalId,
  optionalPrice,
  price,
  rowsOf,
  text,
} from '../../../platform/api/schema/fields.ts';
import { AddressViewSchema } from '../../offer/calls/venue-schema.ts';
import { addressLine } from '../../offer/rules/venue-address.ts';
import { DELIVERY_TYPES } from '../rules/delivery-rates.ts';

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
