import type { BookingConfig } from './booking-type.ts';
import type { Id } from '../../../lib/config/id.ts';

export interface Picture {
  /** Absolute https URL, or one on localhost. */
  url: string;
  alt: string;
}

/** Where a shop is. Spec section 3 "Shop". */
export interface AddressView {
  address1: string;
  address2: string;
  address3: string;
  zipcode: string;
  zone: string;
  county: string;
  district: string;
}

/** One dish or product of a price list. Spec section 3 "Menu item". */
export interface MenuItem {
  id: Id;
  name: string;
  description: string;
  priceCents: number;
  currency: string;
  takeawayDeliveryAvailable: boolean;
  /** Only `active` items are shown. */
  status: string;
}

export interface PriceListSection {
  id: Id;
  name: string;
  items: readonly MenuItem[];
}

export interface PriceList {
  sections: readonly PriceListSection[];
}

export interface Category {
  categoryId: Id;
  categoryName: string;
  subcategories: readonly { categoryId: Id; categoryName: string }[];
}

/** A service that a shop offers from a calendar. Spec section 3 "Service". */
export interface ShopService {
  id: Id;
  serviceName: string;
  serviceDescription: string;
  bookingConfig: BookingConfig | null;
  /** Lead time in seconds. */
  minimumTimeBeforeBooking: number;
  priceCents: number | null;
  estimatedServiceDurationSeconds: number;
  subcategoryId: Id | null;
}

export interface Shop {
  id: Id;
  name: string;
  phone: string | null;
  addressView: AddressView | null;
  priceListView: PriceList | null;
  services: readonly ShopService[];
}

/** An address on one line, its empty and repeated parts left out; empty when there is none. */
export function addressLine(address: AddressView | null): string {
  if (!address) return '';
  const { address1, address2, address3, zipcode, zone, county, district } = address;
  const town = [zipcode, zone].map((part) => part.trim()).join(' ');
  const parts = [address1, address2, address3, town, county, district].map((part) => part.trim());
  const seen = new Set([zone.trim()]);
  return parts
    .filter((part) => {
      if (part === '' || seen.has(part)) return false;
      seen.add(part);
      return true;
    })
    .join(', ');
}

/** The address that shows a place on a map. */
export function mapUrl(place: string): string {
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', place);
  return url.href;
}
