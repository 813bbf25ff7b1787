import type { Id } from '../../../lib/config/id.ts';
import { SERVICE_DELIVERY_COST_CENTS } from '../../../lib/limits.ts';
import { minutesBeforeTimeSelection, serviceLeadMinutes } from './availability.ts';
import { BOOKING_TYPE, type BookingConfig, type BookingType } from './booking-type.ts';
import type { CampaignInfo } from './campaign.ts';
import { defaultPeople, peopleLimits, type PeopleLimits } from './people.ts';
import type { Shop, ShopService } from './shop.ts';

/** A campaign's offer or a shop's service, to be booked, ordered or bought. Spec section 3 "Product info". */
export interface Bookable {
  productTitle: string;
  bookingType: BookingType;
  people: PeopleLimits;
  /** People before the customer says anything. */
  defaultPeople: number;
  /** Null for a shop's service. */
  campaignId: Id | null;
  /** Null for a campaign. */
  serviceId: Id | null;
  /** Minutes between now and the first moment that may be chosen. Spec section 9. */
  leadMinutes: number;
  deliveryCostCents: number;
  /** Whole percent that items of an order cost less, never negative. */
  discountPercent: number;
  points: number;
  premiumPoints: number;
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
  points: 0,
  premiumPoints: 0,
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
const SERVICE_CURRENCY = '€';

/** An order has no number of people: the minimum is sent. Spec section 5. */
function partyOf(
  type: BookingType,
  people: PeopleLimits,
  proposed: number,
): Pick<Bookable, 'people' | 'defaultPeople'> {
  return type === BOOKING_TYPE.TAKEAWAY_DELIVERY
    ? { people: { min: people.min, max: people.min }, defaultPeople: people.min }
    : { people, defaultPeople: proposed };
}

/** A campaign as what is booked. Spec sections 3 and 9. */
export function bookableOfCampaign(info: CampaignInfo): Bookable {
  const { campaignView: view, bookingConfig } = info;
  const people = peopleLimits(view, bookingConfig);
  return {
    productTitle: view.campaignTitle,
    bookingType: view.campaignType,
    ...partyOf(view.campaignType, people, defaultPeople(view, bookingConfig)),
    campaignId: view.campaignId,
    serviceId: null,
    leadMinutes: minutesBeforeTimeSelection(
      info.minimumSecondsBeforeBooking,
      info.avgMinutesOfOrderPreparation,
    ),
    deliveryCostCents: info.deliveryCostCents,
    discountPercent: Math.abs(view.discount),
    points: view.points,
    premiumPoints: view.premiumPoints,
    activationCode: view.activationCode,
    activationQrCode: view.activationQrCode,
    currency: view.currency,
    hours: { start: view.startTime, end: view.endTime },
    notes: notesOf(bookingConfig),
  };
}

/** A shop's service as what is booked: fixed delivery cost, euros, no discount, no points. Spec section 9 "Shop services". */
export function bookableOfService(service: ShopService): Bookable {
  const { bookingConfig } = service;
  const bookingType = bookingConfig?.bookingType ?? BOOKING_TYPE.NORMAL;
  const people = peopleLimits(null, bookingConfig);
  return {
    ...NO_CAMPAIGN,
    productTitle: service.serviceName,
    bookingType,
    ...partyOf(bookingType, people, defaultPeople(null, bookingConfig)),
    serviceId: service.id,
    leadMinutes: serviceLeadMinutes(service.minimumTimeBeforeBooking),
    deliveryCostCents: SERVICE_DELIVERY_COST_CENTS,
    currency: SERVICE_CURRENCY,
    notes: notesOf(bookingConfig),
  };
}

/**
 * An order from a shop's menu with neither campaign nor service: it has no terms of its own. It costs the
 * menu prices, is for one person, at any hour, and the shop confirms it. Spec section 2 "Flow selection" rules 3 and 7.
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
    deliveryCostCents: 0,
    currency: first?.currency ?? SERVICE_CURRENCY,
    notes: notesOf(null),
  };
}
