import { DEFAULT_PARTY_SIZE } from '../../../lib/limits.ts';
import { minutesBeforeTimeSelection, serviceLeadMinutes } from './availability.ts';
import { BOOKING_TYPE, type BookingType } from './booking-type.ts';
import type { CampaignInfo } from './campaign.ts';
import type { BookingConfig } from './shop.ts';
import type { Shop, ShopService } from './shop-services.ts';

/** How many people one booking may be for; `max` null: no maximum. */
export interface PeopleLimits {
  min: number;
  max: number | null;
}

/** A campaign's offer or a shop's service, to be booked, ordered or bought. Spec section 3 "Product info". */
export interface Bookable {
  productTitle: string;
  bookingType: BookingType;
  people: PeopleLimits;
  /** The initial number of people. */
  defaultPeople: number;
  /** Null for a shop's service. */
  campaignId: string | null;
  /** Null for a campaign. */
  serviceId: string | null;
  /** Minutes between now and the first selectable time. Spec section 9. */
  leadMinutes: number;
  /** Whole percent off the items of an order, never negative. */
  discountPercent: number;
  activationCode: string | null;
  activationQrCode: string | null;
  /** ISO 4217 code or symbol. */
  currency: string;
  /** Venue times `HH:MM` between which a campaign runs; null when all day, and for services. */
  hours: { start: string | null; end: string | null };
  /** The merchant's notes before, at the end of and after the booking. */
  notes: { start: string | null; finishing: string | null; confirmed: string | null };
}

/** Fields that only a campaign has. */
const NO_CAMPAIGN = {
  campaignId: null,
  discountPercent: 0,
  activationCode: null,
  activationQrCode: null,
  hours: { start: null, end: null },
} as const;

function notesOf(config: BookingConfig | null): Bookable['notes'] {
  return {
    start: config?.bookingStartNote ?? null,
    finishing: config?.bookingFinishingNote ?? null,
    confirmed: config?.bookingConfirmedNote ?? null,
  };
}

/** Services are priced in euros. Spec section 9 "Shop services". */
export const SERVICE_CURRENCY = '€';

/** The nearest allowed number of people; NaN and infinity become the minimum. Spec section 5. */
export function clampPeople(people: number, limits: PeopleLimits): number {
  const whole = Number.isFinite(people) ? Math.round(people) : limits.min;
  return Math.min(Math.max(whole, limits.min), limits.max ?? Number.MAX_SAFE_INTEGER);
}

/**
 * The allowed numbers of people (whole, at least one, the maximum not below the minimum) and the initial one: 2 for a
 * campaign, else 1, within the limits. Orders always send the minimum. Spec sections 3 and 5.
 */
function partyOf(
  type: BookingType,
  party: { min: number | null | undefined; max: number | null | undefined },
  proposed = 1,
): Pick<Bookable, 'people' | 'defaultPeople'> {
  const min = Math.max(1, Math.ceil(party.min ?? 1));
  const max = type === BOOKING_TYPE.TAKEAWAY_DELIVERY ? min : (party.max ?? null);
  const people = { min, max: max === null ? null : Math.max(min, Math.floor(max)) };
  return { people, defaultPeople: clampPeople(proposed, people) };
}

/** The bookable of a campaign. Spec sections 3 and 9. */
export function bookableOfCampaign(info: CampaignInfo): Bookable {
  const { campaignView: view, bookingConfig } = info;
  const party = { min: view.minNumberPeople, max: view.maxNumberPeople };
  return {
    productTitle: view.campaignTitle,
    bookingType: view.campaignType,
    ...partyOf(view.campaignType, party, DEFAULT_PARTY_SIZE),
    campaignId: view.campaignId,
    serviceId: null,
    leadMinutes: minutesBeforeTimeSelection(
      info.minimumSecondsBeforeBooking,
      info.avgMinutesOfOrderPreparation,
    ),
    discountPercent: Math.abs(view.discount),
    activationCode: view.activationCode,
    activationQrCode: view.activationQrCode,
    currency: view.currency,
    hours: { start: view.startTime, end: view.endTime },
    notes: notesOf(bookingConfig),
  };
}

/** The bookable of a shop's service: in euros, without discount. Spec section 9 "Shop services". */
export function bookableOfService(service: ShopService): Bookable {
  const { bookingConfig } = service;
  const bookingType = bookingConfig?.bookingType ?? BOOKING_TYPE.NORMAL;
  const party = { min: bookingConfig?.minPartySize, max: bookingConfig?.maxPartySize };
  return {
    ...NO_CAMPAIGN,
    productTitle: service.serviceName,
    bookingType,
    ...partyOf(bookingType, party),
    serviceId: service.id,
    leadMinutes: serviceLeadMinutes(service.minimumTimeBeforeBooking),
    currency: SERVICE_CURRENCY,
    notes: notesOf(bookingConfig),
  };
}

/**
 * The bookable of an order from a shop's menu without campaign and service: menu prices, one person, any time, and the
 * shop confirms. Spec section 2 "Flow selection" rules 3 and 7.
 */
export function bookableOfShopOrder(shop: Pick<Shop, 'name' | 'priceListView'>): Bookable {
  const [first] = shop.priceListView?.sections.flatMap((section) => section.items) ?? [];
  return {
    ...NO_CAMPAIGN,
    productTitle: shop.name,
    bookingType: BOOKING_TYPE.TAKEAWAY_DELIVERY,
    people: { min: 1, max: 1 },
    defaultPeople: 1,
    serviceId: null,
    leadMinutes: 0,
    currency: first?.currency ?? SERVICE_CURRENCY,
    notes: notesOf(null),
  };
}
