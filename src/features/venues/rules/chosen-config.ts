import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { Venue } from '../../../lib/config/venues.ts';

/** Whether two venues sell the same. */
export const isSameVenue = (
  one: Pick<Venue, 'shop' | 'campaign' | 'service'>,
  other: Pick<Venue, 'shop' | 'campaign' | 'service'>,
): boolean =>
  one.shop === other.shop && one.campaign === other.campaign && one.service === other.service;

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
    after.venues.some((each) => isSameVenue(each, venue)),
});
