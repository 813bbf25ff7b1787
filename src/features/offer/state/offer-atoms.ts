import { atom } from 'jotai/vanilla';

import {
  isMenuOrderAtom,
  isProductCheckoutAtom,
  serviceIdAtom,
} from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import { telUrl } from '../../../lib/phone/tel-url.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import { currentSlotPeriod, type SlotPeriod } from '../../../platform/api/slot-period.ts';
import {
  bookableOfCampaign,
  bookableOfService,
  bookableOfShopOrder,
  type Bookable,
  type PeopleLimits,
} from '../rules/bookable.ts';
import { BOOKING_TYPE, type BookingType } from '../rules/booking-type.ts';
import { addressLine, mapUrl, type Category, type Shop } from '../rules/shop.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';

/** The shop of a menu, service or order flow; null in other flows. */
export const shopAtom = atom<Shop | null>(null);

/** The categories that services are grouped by. */
export const categoriesAtom = atom<readonly Category[]>([]);

/** The query for a period of the calendar from a moment on, and its end; both in Unix ms. */
export function slotPeriodFrom(from: number): { query: SlotPeriod; until: number } {
  const query = currentSlotPeriod(from);
  return { query, until: from + minutesToMs(query.untilMinutes) };
}

/** The service of the flow; null without one. */
export const serviceAtom = atom((get) => {
  const id = get(serviceIdAtom);
  const { services = [] } = get(shopAtom) ?? {};
  return services.find((service) => service.id === id) ?? null;
});

/** The campaign's offer, the shop's service, or an order from its menu; null without one. Spec section 3. */
export const bookableAtom = atom((get): Bookable | null => {
  const info = get(campaignInfoAtom);
  if (info) return bookableOfCampaign(info);
  const service = get(serviceAtom);
  if (service) return bookableOfService(service);
  const shop = get(shopAtom);
  const isShopOrder = get(isMenuOrderAtom) && get(serviceIdAtom) === null;
  return shop && isShopOrder ? bookableOfShopOrder(shop) : null;
});

const ONE_PERSON: PeopleLimits = { min: 1, max: null };

/** The booking type of the bookable; NORMAL without one. */
export const bookingTypeAtom = atom(
  (get): BookingType => get(bookableAtom)?.bookingType ?? BOOKING_TYPE.NORMAL,
);

/** How many people one booking may be for. */
export const peopleLimitsAtom = atom((get) => get(bookableAtom)?.people ?? ONE_PERSON);

/** The establishment with its own phone, never that of the brand's support. */
export interface Venue {
  name: string;
  phone: { text: string; url: string } | null;
  address: { text: string; url: string } | null;
  /** When it is open; null if unknown. */
  hours?: string | null;
}

/** The shops whose items are in the server's cart. */
export const sellersAtom = atom<readonly { id: Id; name: string }[]>([]);

/** The establishment of the campaign, else the shop, else the sellers of the server's cart. Spec section 2 screen 14 "contacts". */
export const venueAtom = atom((get): Venue => {
  const info = get(campaignInfoAtom);
  const sellers = get(isProductCheckoutAtom) ? get(sellersAtom) : [];
  const loaded = get(shopAtom);
  // With other sellers in the cart, the loaded shop is not the venue.
  const shop = sellers.every(({ id }) => id === loaded?.id) ? loaded : null;
  const name = info?.shopName ?? shop?.name ?? sellers.map((seller) => seller.name).join(', ');
  const phone = (info ? info.shopPhone : shop?.phone) ?? '';
  const address = addressLine((info ? info.addressView : shop?.addressView) ?? null);
  const url = telUrl(phone);
  return {
    name,
    phone: url ? { text: phone, url } : null,
    address: address ? { text: address, url: mapUrl(`${name}, ${address}`) } : null,
    hours: shop?.openingHours || null,
  };
});
