import type { Endpoint } from '../http/endpoint.ts';

/** The calls that a flow may start with: the rows of spec section 7 that the first module needs. */
export const FIRST_TABLE = {
  getEntityConfig: {
    method: 'GET',
    path: '/rest/v1/web/entity/config',
    query: ['language', 'hostname'],
  },
  getProfile: {
    method: 'GET',
    path: '/rest/client/profile/{userId}',
    query: ['token', 'language'],
  },
  getCampaign: {
    method: 'GET',
    path: '/rest/v1/web/campaigns/{campaignId}',
    query: ['language', 'entityId'],
  },
  getCampaignByOfferCode: {
    method: 'GET',
    path: '/rest/v1/web/campaigns/by-offer-code/{offerCode}',
    query: ['language', 'entityId'],
  },
  getCampaignSchedule: {
    method: 'GET',
    path: '/rest/campaign/schedule/{campaignId}',
    query: [],
  },
  getCampaignSlots: {
    method: 'GET',
    path: '/rest/v4/campaigns/{campaignId}/calendar/available-slots',
    query: ['startPeriod', 'untilMinutes'],
  },
  getShop: {
    method: 'GET',
    path: '/rest/shop/{shopId}',
    query: ['language'],
  },
  getServiceSlots: {
    method: 'GET',
    path: '/rest/v4/shopmerchantservices/{serviceId}/calendar/available-slots',
    query: ['startPeriod', 'untilMinutes', 'language'],
  },
  getServiceResources: {
    method: 'GET',
    path: '/rest/v4/shopmerchantservices/{serviceId}/calendar/resources',
    query: ['language'],
  },
  getCategories: {
    method: 'GET',
    path: '/rest/common/category/{language}',
    query: ['language'],
  },
  getShoppingCart: {
    method: 'GET',
    path: '/rest/v1/web/shopping-cart',
    query: ['shopId', 'token', 'sessionId', 'entityId', 'language'],
  },
} as const satisfies Record<string, Endpoint>;

export type FirstEndpointName = keyof typeof FIRST_TABLE;

/** The language of a call whose row names none: the generic client's default. See decisions.md. */
export const DEFAULT_QUERY_LANGUAGE = 'en_EN';
