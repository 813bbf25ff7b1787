import * as v from 'valibot';

import {
  currency,
  id,
  looseRowsOf,
  looseText,
  optionalFlag,
  price,
  rowsOf,
  safeUrl,
  text,
  looseTextOrNull,
  optionalNumber,
} from '../../../platform/api/schema/fields.ts';
import { toBookingType } from '../rules/booking-type.ts';

/** Where a shop is; lines that are missing are empty, and without an address there is none to show. */
export const AddressViewSchema = v.fallback(
  v.nullish(
    v.object({
      address1: looseText,
      address2: looseText,
      address3: looseText,
      zipcode: looseText,
      zone: looseText,
      county: looseText,
      district: looseText,
    }),
    null,
  ),
  null,
);

/** Pictures `[{url, alt}]`; one with an unsafe address is left out. Contract section 3. */
export const PicturesSchema = looseRowsOf(v.object({ url: safeUrl, alt: looseText }));

const MenuItemSchema = v.object({
  id,
  name: text,
  description: looseText,
  price,
  currency,
  takeawayDeliveryAvailable: optionalFlag,
  status: v.string(),
});

const MenuItem = v.pipe(
  MenuItemSchema,
  v.transform(({ price, ...item }) => ({ ...item, priceCents: price })),
);

/** The sections of a menu or shop with their items. Contract section 3 "GET shop". */
export const PriceListSchema = v.object({
  sections: rowsOf(v.object({ id, name: looseText, items: rowsOf(MenuItem) })),
});

/** How a merchant wants to be booked; an unknown booking type falls back to NORMAL. Spec sections 3 and 4. */
export const BookingConfigSchema = v.object({
  bookingStartNote: looseTextOrNull,
  bookingFinishingNote: looseTextOrNull,
  bookingConfirmedNote: looseTextOrNull,
  isTakeaway: optionalFlag,
  isDelivery: optionalFlag,
  minPartySize: optionalNumber,
  maxPartySize: optionalNumber,
  bookingType: v.pipe(
    optionalNumber,
    v.transform((code) => toBookingType(code)),
  ),
  isOnline: optionalFlag,
});
