import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { Venue } from '../../../lib/config/venues.ts';

/** A venue by what it sells, and its name where it is known. */
type VenueMark = Pick<Venue, 'shop' | 'campaign' | 'service'> & { name?: string | null };

/** Whether two venues sell the same; two rooms of one house do, for example. */
const sellsSame = (one: VenueMark, other: VenueMark): boolean =>
  one.shop === other.shop && one.campaign === other.campaign && one.service === other.service;

/** Whether two are one venue: they sell the same under one name. */
export const isSameVenue = (one: VenueMark, other: VenueMark): boolean =>
  sellsSame(one, other) && one.name === other.name;

/**
 * The venue of a list that a choice meant: the same one, else one that sells the same, as the page may have renamed it in another
 * language; null if the list has it no more.
 */
export const findVenue = (venues: readonly Venue[], chosen: VenueMark): Venue | null =>
  venues.find((each) => isSameVenue(each, chosen)) ??
  venues.find((each) => sellsSame(each, chosen)) ??
  null;

/**
 * The config of a chosen venue: as if the page named its shop, campaign and service, and no other venue. One without a campaign
 * offers its services, unless the page asks for menu, products or an order.
 */
export function configOfVenue(config: CheckoutConfig, venue: Venue): CheckoutConfig {
  const { shop: shopId, campaign: campaignId, service: serviceId } = venue;
  const { qr, products, menu, services, cartItems } = config;
  const isOther = qr || products || menu || cartItems.length > 0;
  return {
    ...config,
    shopId,
    campaignId,
    serviceId,
    offerCode: null,
    services: services || (campaignId === null && !isOther),
    venues: [],
    venue: venue.name,
  };
}

const OFFER_KEYS = ['shopId', 'campaignId', 'offerCode', 'serviceId'] as const;

/** A venue as the element's config takes it. The choice ends if the page names another offer, or lists the venue no more. */
export const chosenVenue = (venue: Venue) => ({
  venue,
  apply: (page: CheckoutConfig) => configOfVenue(page, venue),
  isKept: (before: CheckoutConfig, after: CheckoutConfig) =>
    OFFER_KEYS.every((key) => before[key] === after[key]) &&
    findVenue(after.venues, venue) !== null,
});
