import { atom } from 'jotai/vanilla';

import { isMenuOrderAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { serviceIdAtom } from '../../../flow/state/service-id-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import { telUrl } from '../../../lib/phone/tel-url.ts';
import { currentSlotPeriod, type SlotPeriod } from '../../../platform/api/slot-period.ts';
import {
  bookableOfCampaign,
  bookableOfService,
  bookableOfShopOrder,
  type Bookable,
} from '../rules/bookable.ts';
import { BOOKING_TYPE, type BookingType } from '../rules/booking-type.ts';
import type { PeopleLimits } from '../rules/people.ts';
import { addressLine, mapUrl, type Category, type Shop } from '../rules/shop.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';

/** The shop of a menu, service or order flow; null where the flow needs none. */
export const shopAtom = atom<Shop | null>(null);

/** The categories that services are grouped by. */
export const categoriesAtom = atom<readonly Category[]>([]);

const MS_PER_MINUTE = 60_000;

/** The query for a stretch of the calendar, and the moment (Unix ms) up to which it reaches. */
export function slotPeriodFrom(from: number): { query: SlotPeriod; until: number } {
  const query = currentSlotPeriod(from);
  return { query, until: from + query.untilMinutes * MS_PER_MINUTE };
}

/** The flow's service with all that the shop says of it; null in flows of a campaign and where the shop has none such. */
export const serviceAtom = atom((get) => {
  const id = get(serviceIdAtom);
  const { services = [] } = get(shopAtom) ?? {};
  return services.find((service) => service.id === id) ?? null;
});

/** Whether what is ordered belongs to the shop's own menu alone. */
const isShopOrderAtom = atom((get) => get(isMenuOrderAtom) && get(serviceIdAtom) === null);

/** The campaign's offer, the shop's service, or an order from its menu; null in flows without any. Spec section 3. */
export const bookableAtom = atom((get): Bookable | null => {
  const info = get(campaignInfoAtom);
  if (info) return bookableOfCampaign(info);
  const service = get(serviceAtom);
  if (service) return bookableOfService(service);
  const shop = get(shopAtom);
  return shop && get(isShopOrderAtom) ? bookableOfShopOrder(shop) : null;
});

const ONE_PERSON: PeopleLimits = { min: 1, max: null };

/** How the offer or the service is booked; NORMAL where none is loaded. */
export const bookingTypeAtom = atom(
  (get): BookingType => get(bookableAtom)?.bookingType ?? BOOKING_TYPE.NORMAL,
);

/** How many people one booking may be for. */
export const peopleLimitsAtom = atom((get) => get(bookableAtom)?.people ?? ONE_PERSON);

/** The establishment and how to reach it, by its own telephone alone: the brand's support is not the shop. */
export interface Venue {
  name: string;
  phone: { text: string; url: string } | null;
  address: { text: string; url: string } | null;
}

/** The shops that sell what is in the server's cart; none where there is none. */
export const sellersAtom = atom<readonly { id: Id; name: string }[]>([]);

const cartSellersAtom = atom((get) => (get(isProductCheckoutAtom) ? get(sellersAtom) : []));

/** The shop that was read, unless others sell what is in the cart: its name and contacts are not theirs. */
const ownShopAtom = atom((get) => {
  const shop = get(shopAtom);
  return get(cartSellersAtom).every(({ id }) => id === shop?.id) ? shop : null;
});

/** The establishment of the campaign, else of the shop, else the sellers of the server's cart. Spec section 2 screen 14 "contacts". */
export const venueAtom = atom((get): Venue => {
  const info = get(campaignInfoAtom);
  const shop = get(ownShopAtom);
  const sellers = get(cartSellersAtom).map(({ name }) => name);
  const name = info?.shopName ?? shop?.name ?? sellers.join(', ');
  const phone = (info ? info.shopPhone : shop?.phone) ?? '';
  const address = addressLine((info ? info.addressView : shop?.addressView) ?? null);
  const url = telUrl(phone);
  return {
    name,
    phone: url ? { text: phone, url } : null,
    address: address ? { text: address, url: mapUrl(`${name}, ${address}`) } : null,
  };
});
