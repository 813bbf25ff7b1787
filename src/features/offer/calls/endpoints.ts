import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

// Calls that a flow may start with: the first module sends them before the code that parses the answers has loaded.

export const GET_ENTITY_CONFIG = {
  method: 'GET',
  path: '/rest/v1/web/entity/config',
  query: ['language', 'hostname'],
} as const satisfies Endpoint;

export const GET_CAMPAIGN = {
  method: 'GET',
  path: '/rest/v1/web/campaigns/{campaignId}',
  query: ['language', 'entityId'],
} as const satisfies Endpoint;

export const GET_CAMPAIGN_BY_OFFER_CODE = {
  method: 'GET',
  path: '/rest/v1/web/campaigns/by-offer-code/{offerCode}',
  query: ['language', 'entityId'],
} as const satisfies Endpoint;

export const GET_CAMPAIGN_SCHEDULE = {
  method: 'GET',
  path: '/rest/campaign/schedule/{campaignId}',
  query: [],
} as const satisfies Endpoint;

export const GET_CAMPAIGN_SLOTS = {
  method: 'GET',
  path: '/rest/v4/campaigns/{campaignId}/calendar/available-slots',
  query: ['startPeriod', 'untilMinutes'],
} as const satisfies Endpoint;

export const GET_SHOP = {
  method: 'GET',
  path: '/rest/shop/{shopId}',
  query: ['language'],
} as const satisfies Endpoint;

export const GET_SERVICE_SLOTS = {
  method: 'GET',
  path: '/rest/v4/shopmerchantservices/{serviceId}/calendar/available-slots',
  query: ['startPeriod', 'untilMinutes', 'language'],
} as const satisfies Endpoint;

export const GET_SERVICE_RESOURCES = {
  method: 'GET',
  path: '/rest/v4/shopmerchantservices/{serviceId}/calendar/resources',
  query: ['language'],
} as const satisfies Endpoint;

export const GET_CATEGORIES = {
  method: 'GET',
  path: '/rest/common/category/{language}',
  query: ['language'],
} as const satisfies Endpoint;
