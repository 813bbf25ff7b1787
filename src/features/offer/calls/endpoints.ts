import type { Endpoint, QueryField } from '../../../platform/api/http/endpoint.ts';

const get = <const Path extends string, const Query extends readonly QueryField[]>(
  path: Path,
  ...query: Query
) => ({ method: 'GET', path, query }) as const satisfies Endpoint;

// Calls that a flow may start with: the first module sends them before the code that parses the answers has loaded.

export const GET_ENTITY_CONFIG = get('/rest/v1/web/entity/config', 'language', 'hostname');
export const GET_CAMPAIGN = get('/rest/v1/web/campaigns/{campaignId}', 'language', 'entityId');
export const GET_CAMPAIGN_BY_OFFER_CODE = get(
  '/rest/v1/web/campaigns/by-offer-code/{offerCode}',
  'language',
  'entityId',
);
export const GET_CAMPAIGN_SCHEDULE = get('/rest/campaign/schedule/{campaignId}');
export const GET_CAMPAIGN_SLOTS = get(
  '/rest/v4/campaigns/{campaignId}/calendar/available-slots',
  'startPeriod',
  'untilMinutes',
);
export const GET_SHOP = get('/rest/shop/{shopId}', 'language');
export const GET_SERVICE_SLOTS = get(
  '/rest/v4/shopmerchantservices/{serviceId}/calendar/available-slots',
  'startPeriod',
  'untilMinutes',
  'language',
);
export const GET_SERVICE_RESOURCES = get(
  '/rest/v4/shopmerchantservices/{serviceId}/calendar/resources',
  'language',
);
export const GET_CATEGORIES = get('/rest/common/category/{language}', 'language');
export const GET_PROFILE = get('/rest/client/profile/{userId}', 'token', 'language');
