import * as v from 'valibot';

import { BookingConfigSchema } from './booking-config-schema.ts';
import {
  id,
  looseId,
  looseText,
  looseTextOrNull,
  numberOrZero,
  optionalId,
  optionalPrice,
  text,
} from '../../../platform/api/schema/fields.ts';
import { rowsOf } from '../../../platform/api/schema/rows.ts';
import { AddressViewSchema } from './address-view-schema.ts';
import { PriceListSchema } from './price-list-schema.ts';

const ShopServiceSchema = v.pipe(
  v.object({
    id,
    serviceName: text,
    serviceDescription: looseText,
    bookingConfig: v.nullish(BookingConfigSchema, null),
    minimumTimeBeforeBooking: numberOrZero,
    price: optionalPrice,
    estimatedServiceDurationSeconds: numberOrZero,
    subcategoryId: looseId,
  }),
  v.transform(({ price, ...service }) => ({ ...service, priceCents: price })),
);

const WireShop = v.object({
  id: optionalId,
  name: text,
  phoneNumber: looseTextOrNull,
  addressView: AddressViewSchema,
  priceListView: v.nullish(PriceListSchema, null),
  shopMerchantServices: v.nullish(rowsOf(ShopServiceSchema), () => []),
});

/** A shop; its id is null where the server leaves it out. Spec section 3 "Shop", contract section 3. */
export const ShopSchema = v.pipe(
  WireShop,
  v.transform(({ phoneNumber, shopMerchantServices, ...shop }) => ({
    ...shop,
    phone: phoneNumber || null,
    services: shopMerchantServices,
  })),
);
