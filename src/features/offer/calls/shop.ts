import * as v from 'valibot';

import type { Id } from '../../../lib/config/id.ts';
import { defineCall } from '../../../platform/api/define-call.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { GET_SHOP } from './endpoints.ts';
import { AddressViewSchema, BookingConfigSchema, PriceListSchema } from '../rules/shop.ts';

const ShopServiceSchema = v.pipe(
  v.object({
    id: wire.id,
    serviceName: wire.text,
    serviceDescription: wire.looseText,
    image: v.optional(wire.looseImage),
    allergens: v.optional(wire.looseRowsOf(wire.text)),
    status: v.optional(wire.looseText),
    bookingConfig: v.nullish(BookingConfigSchema, null),
    minimumTimeBeforeBooking: wire.numberOrZero,
    price: wire.optionalPrice,
    estimatedServiceDurationSeconds: wire.numberOrZero,
    subcategoryId: wire.looseId,
  }),
  v.transform(({ price, ...service }) => ({ ...service, priceCents: price })),
);

/** A shop; the id may be missing. Spec section 3 "Shop", contract section 3. */
export const ShopSchema = v.pipe(
  v.object({
    id: wire.optionalId,
    name: wire.text,
    phoneNumber: wire.looseTextOrNull,
    openingHours: v.optional(wire.looseTextOrNull),
    addressView: AddressViewSchema,
    priceListView: v.nullish(PriceListSchema, null),
    shopMerchantServices: v.nullish(wire.rowsOf(ShopServiceSchema), () => []),
  }),
  v.transform(({ phoneNumber, shopMerchantServices, ...shop }) => ({
    ...shop,
    phone: phoneNumber || null,
    services: shopMerchantServices,
  })),
);

/** A shop; a missing id becomes the requested one. */
export const getShop = defineCall({
  name: 'getShop',
  ...GET_SHOP,
  params: (shopId: Id) => ({ values: { shopId } }),
  answer: (answer, [shopId]) => {
    const shop = parseAnswer(answer, ShopSchema);
    return { ...shop, id: shop.id ?? shopId };
  },
});
