import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { toBookingType } from './booking-type.ts';

const AddressLines = v.object({
  address1: wire.looseText,
  address2: wire.looseText,
  address3: wire.looseText,
  zipcode: wire.looseText,
  zone: wire.looseText,
  county: wire.looseText,
  district: wire.looseText,
});

/** The address of a shop; null if missing. Spec section 3 "Shop". */
export const AddressViewSchema = v.fallback(v.nullish(AddressLines, null), null);

export type AddressView = v.InferOutput<typeof AddressLines>;

/** Pictures; those with an unsafe URL are dropped. Contract section 3. */
export const PicturesSchema = wire.looseRowsOf(wire.picture);

export type Picture = v.InferOutput<typeof wire.picture>;

const MenuItemSchema = v.pipe(
  v.object({
    id: wire.id,
    name: wire.text,
    description: wire.looseText,
    image: v.optional(wire.looseImage),
    allergens: v.optional(wire.looseRowsOf(wire.text)),
    price: wire.price,
    currency: wire.currency,
    takeawayDeliveryAvailable: wire.optionalFlag,
    /** Only `active` items are sold; see `isSoldOut`. */
    status: v.string(),
  }),
  v.transform(({ price, ...item }) => ({ ...item, priceCents: price })),
);

/** One dish or product of a price list. Spec section 3 "Menu item". */
export type MenuItem = Frozen<v.InferOutput<typeof MenuItemSchema>>;

/** The sections of a menu or shop with their items. Contract section 3 "GET shop". */
export const PriceListSchema = v.object({
  sections: wire.rowsOf(
    v.object({ id: wire.id, name: wire.looseText, items: wire.rowsOf(MenuItemSchema) }),
  ),
});

export type PriceList = Frozen<v.InferOutput<typeof PriceListSchema>>;

export type PriceListSection = PriceList['sections'][number];

/** The merchant's settings for bookings. Spec sections 3 and 4. */
export const BookingConfigSchema = v.object({
  bookingStartNote: wire.looseTextOrNull,
  bookingFinishingNote: wire.looseTextOrNull,
  bookingConfirmedNote: wire.looseTextOrNull,
  isTakeaway: wire.optionalFlag,
  isDelivery: wire.optionalFlag,
  minPartySize: wire.optionalNumber,
  maxPartySize: wire.optionalNumber,
  bookingType: v.pipe(wire.optionalNumber, v.transform(toBookingType)),
  isOnline: wire.optionalFlag,
});

export type BookingConfig = v.InferOutput<typeof BookingConfigSchema>;

/** An address on one line without empty and repeated parts; empty for null. */
export function addressLine(address: AddressView | null): string {
  if (!address) return '';
  const { address1, address2, address3, zipcode, zone, county, district } = address;
  const town = [zipcode, zone].map((part) => part.trim()).join(' ');
  const parts = [address1, address2, address3, town, county, district].map((part) => part.trim());
  const isNew = (part: string) => part !== '' && part !== zone.trim();
  return [...new Set(parts)].filter(isNew).join(', ');
}

/** The URL that shows a place on a map. */
export function mapUrl(place: string): string {
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', place);
  return url.href;
}
