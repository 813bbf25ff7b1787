import { atom, type Getter } from 'jotai/vanilla';
import { userAtom, configAtom, formatLocaleAtom } from '../../../context/checkout-context.ts';
import {
  reservationTypeAtom,
  bookingFormAtom,
  modeAtom,
  voucherAtom,
  serviceIdAtom,
} from './choice-atoms.ts';
import { isMenuOrderAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import type { ReservationMode, ReservationType } from '../../../lib/config/checkout-config.ts';
import { ALWAYS_OPEN, type Slot } from '../../../lib/time/slots.ts';
import { allowedModes, isPremiumReservation, skipsChoice } from '../rules/availability.ts';
import type { CampaignInfo } from '../rules/campaign.ts';
import { telUrl } from '../../../lib/phone/tel-url.ts';
import {
  bookableOfCampaign,
  bookableOfService,
  bookableOfShopOrder,
  type Bookable,
  type PeopleLimits,
} from '../rules/bookable.ts';
import { BOOKING_TYPE, type BookingType } from '../rules/booking-type.ts';
import { galleryPictures } from '../rules/gallery-pictures.ts';
import { addressLine, mapUrl } from '../rules/shop.ts';
import type { Shop } from '../rules/shop-services.ts';
import { moneyFormatter } from '../../../lib/money/money.ts';
import { CAMPAIGN, SCHEDULE, SHOP, SLOTS } from './offer-resources.ts';
import { pointsEarned } from '../rules/points-rules.ts';
import { bookingDiscount } from '../rules/unit-price-rules.ts';
import { purchasePrice, servicePrice, type PurchasePrice } from '../rules/purchase-price.ts';

/** The campaign of the flow; null before it has loaded and in flows without one. */
export const campaignInfoAtom = atom(
  (get) => get(CAMPAIGN.state).value,
  (_get, set, info: CampaignInfo) => set(CAMPAIGN.state, info),
);

/** The days on which the campaign can be booked. */
export const scheduleAtom = atom((get) => get(SCHEDULE.state).value ?? ALWAYS_OPEN);

const NO_CALENDAR = { slots: [], until: 0 };

const calendarAtom = atom((get) => get(SLOTS.state).value ?? NO_CALENDAR);

/** The loaded slots of the calendar. */
export const slotsAtom = atom(
  (get): readonly Slot[] => get(calendarAtom).slots,
  (get, set, slots: readonly Slot[]) => set(SLOTS.state, { ...get(calendarAtom), slots }),
);

/** The end of the period for which slots were requested, Unix ms. */
export const slotsLoadedUntilAtom = atom(
  (get) => get(calendarAtom).until,
  (get, set, until: number) => set(SLOTS.state, { ...get(calendarAtom), until }),
);

/** Whether the campaign is for registered users only, whatever the page allows. Spec section 6 "registeredUsers". */
export const isForRegisteredAtom = atom((get) => get(campaignInfoAtom)?.registeredUsers ?? false);

/** Whether guests may continue without an account, by page and campaign. Spec section 6 "Guest". */
export const guestsAllowedAtom = atom(
  (get) => get(configAtom).allowGuestLogin && !get(isForRegisteredAtom),
);

/** Whether the campaign sells a premium reservation instead of vouchers. Spec section 4 "Availability rules". */
export const isPremiumReservationAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  return view ? isPremiumReservation(view, get(configAtom).defaultView) : false;
});

/** Whether the campaign can be booked or bought now, in the order of the tabs. Spec section 4 "Availability rules". */
export const allowedModesAtom = atom((get): readonly ReservationMode[] => {
  const view = get(campaignInfoAtom)?.campaignView;
  return view ? allowedModes(view, get(configAtom)) : [];
});

/** Whether a date booking skips the choice step. Spec section 2 screen 3. */
export const choiceIsSkippedAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  return (
    view !== undefined &&
    get(modeAtom) === 'book' &&
    get(allowedModesAtom).includes('book') &&
    skipsChoice(view, get(configAtom).defaultView)
  );
});

/** Whether the user is premium, and so may book smart reservations. Spec section 4 "Premium". */
export const smartIsOpenAtom = atom((get) => get(userAtom)?.isPremium ?? false);

/** Whether the chosen reservation needs a plan first. Spec section 4 "Premium". */
export const needsMembershipAtom = atom(
  (get) => get(reservationTypeAtom) === 'smart' && !get(smartIsOpenAtom),
);

/** The shop of a menu, service or order flow; null in other flows. */
export const shopAtom = atom(
  (get) => get(SHOP.state).value,
  (_get, set, shop: Shop) => set(SHOP.state, shop),
);

/** The pictures of the campaign and the shop. */
export const picturesAtom = atom((get) =>
  galleryPictures(get(campaignInfoAtom)?.campaignImages, get(shopAtom)?.shopImages),
);

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

/** Whether what is booked comes from a place with a menu, where people eat: not a service, and a price list with items. */
export const servesMealsAtom = atom((get) => {
  const list = (get(campaignInfoAtom) ?? get(shopAtom))?.priceListView;
  const hasItems = list?.sections.some(({ items }) => items.length > 0) ?? false;
  return hasItems && get(serviceIdAtom) === null;
});

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
export const sellersAtom = atom<readonly { id: string; name: string }[]>([]);

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

/** The currency of the server's cart, kept after the cart is emptied; empty before the first item. */
export const goodsCurrencyAtom = atom('');

/** The flow's currency, ISO 4217 code or symbol; empty means euros. */
export const currencyAtom = atom((get) =>
  get(isProductCheckoutAtom) ? get(goodsCurrencyAtom) : (get(bookableAtom)?.currency ?? ''),
);

/** Formats an amount in cents, in the flow's currency and the current language. Spec section 9. */
export const moneyAtom = atom((get) => moneyFormatter(get(currencyAtom), get(formatLocaleAtom)));

/** The number of people, or of vouchers. */
export const purchaseCountAtom = atom((get) =>
  get(modeAtom) === 'voucher'
    ? get(voucherAtom).numberOfPeople
    : get(bookingFormAtom).numberOfPeople,
);

/** The type of reservation whose price applies: smart only for premium members. */
const pricedTypeAtom = atom((get) => (get(smartIsOpenAtom) ? get(reservationTypeAtom) : 'normal'));

/** What a price is asked for: how many people or vouchers. */
interface PricedPurchase {
  mode: ReservationMode;
  count: number;
  reservationType: ReservationType;
}

/** The price of a purchase before a prize; null when the campaign or service has no price. */
export function priceOfPurchase(get: Getter, purchase: PricedPurchase): PurchasePrice | null {
  const { mode, count, reservationType } = purchase;
  const info = get(campaignInfoAtom);
  if (!info) return servicePrice(get(serviceAtom)?.priceCents ?? null, count);
  const voucherKind = get(isPremiumReservationAtom) ? 'premiumVoucher' : 'voucher';
  return purchasePrice({
    info,
    kind: mode === 'voucher' ? voucherKind : 'booking',
    count,
    reservationType,
    isPremium: get(smartIsOpenAtom),
    prizeCents: null,
  });
}

/** The price of the booking or the vouchers before a prize; null when the campaign or service has no price. */
export const fullPriceAtom = atom((get): PurchasePrice | null =>
  priceOfPurchase(get, {
    mode: get(modeAtom),
    count: get(purchaseCountAtom),
    reservationType: get(pricedTypeAtom),
  }),
);

/** Percent off a campaign without a price, for smart reservations the smart discount; else 0. */
export const discountAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  if (!view || get(fullPriceAtom)) return 0;
  const isBooking = get(modeAtom) === 'book';
  return isBooking ? bookingDiscount(view, get(pricedTypeAtom)) : Math.abs(view.discount);
});

/** The points that the booking earns; null when none are shown, and for guests. Spec sections 6 and 9. */
export const pointsAtom = atom((get) => {
  const view = get(campaignInfoAtom)?.campaignView;
  const user = get(userAtom);
  if (!view || !user) return null;
  return pointsEarned(view, {
    isPremium: user.isPremium,
    people: get(bookingFormAtom).numberOfPeople,
    isVoucher: get(modeAtom) === 'voucher',
  });
});
