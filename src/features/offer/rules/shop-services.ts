import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { AddressViewSchema, BookingConfigSchema, PicturesSchema, PriceListSchema } from './shop.ts';

const ShopServiceSchema = v.pipe(
  v.object({
    id: wire.id,
    serviceName: wire.text,
    serviceDescription: wire.looseText,
    image: v.optional(wire.looseImage),
    allergens: v.optional(wire.looseRowsOf(wire.text)),
    /** Whether times are left; unknown if missing. See `isSoldOut`. */
    status: v.optional(wire.looseText),
    bookingConfig: v.nullish(BookingConfigSchema, null),
    /** Lead time in seconds. */
    minimumTimeBeforeBooking: wire.numberOrZero,
    price: wire.optionalPrice,
    estimatedServiceDurationSeconds: wire.numberOrZero,
    subcategoryId: wire.looseId,
  }),
  v.transform(({ price, ...service }) => ({ ...service, priceCents: price })),
);

/** A service that a shop offers from a calendar. Spec section 3 "Service". */
export type ShopService = Frozen<v.InferOutput<typeof ShopServiceSchema>>;

/** A shop; the id may be missing. Spec section 3 "Shop", contract section 3. */
export const ShopSchema = v.pipe(
  v.object({
    id: wire.optionalId,
    name: wire.text,
    phoneNumber: wire.looseTextOrNull,
    /** When it is open, in the platform's words; null if unknown. */
    openingHours: v.optional(wire.looseTextOrNull),
    addressView: AddressViewSchema,
    shopImages: v.optional(PicturesSchema),
    priceListView: v.nullish(PriceListSchema, null),
    shopMerchantServices: v.nullish(wire.rowsOf(ShopServiceSchema), () => []),
  }),
  v.transform(({ phoneNumber, shopMerchantServices, ...shop }) => ({
    ...shop,
    phone: phoneNumber || null,
    services: shopMerchantServices,
  })),
);

export type Shop = Frozen<v.InferOutput<typeof ShopSchema>> & { readonly id: string };

const NamedCategory = v.object({ categoryId: wire.id, categoryName: wire.text });

/** A category of services with its subcategories. Contract section 3 "GET common/category". */
export const CategorySchema = v.object({
  ...NamedCategory.entries,
  subcategories: wire.looseRowsOf(NamedCategory),
});

export type Category = Frozen<v.InferOutput<typeof CategorySchema>>;
