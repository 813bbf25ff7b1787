/** What a call may say in its query; spelled as on the wire. */
export type QueryField =
  | 'channelManager'
  | 'clientApplication'
  | 'entityId'
  | 'hostname'
  | 'language'
  | 'pageSize'
  | 'providerId'
  | 'sessionId'
  | 'shopId'
  | 'startIndex'
  | 'startPeriod'
  | 'token'
  | 'untilMinutes'
  | 'userId';

/** Ids that stand in a path, by their names in braces. */
export type PathField = 'campaignId' | 'language' | 'offerCode' | 'serviceId' | 'shopId' | 'userId';

/** One row of the table of calls. */
export interface Endpoint {
  /** A POST is a write: it is never sent twice by itself. */
  method: 'GET' | 'POST';
  /** Below the middleware's base; names in braces are ids. */
  path: string;
  /** The fields that the row names; the default query is added to every call. */
  query: readonly QueryField[];
  /** Headers that the row names. */
  headers?: readonly ('token' | 'X-User-Language')[];
}

const TABLE = {
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
  getPrizes: {
    method: 'GET',
    path: '/rest/client/prize/myprizes',
    query: ['userId', 'token', 'startIndex', 'pageSize'],
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
  getCategories: {
    method: 'GET',
    path: '/rest/common/category/{language}',
    query: [],
  },
  getShoppingCart: {
    method: 'GET',
    path: '/rest/v1/web/shopping-cart',
    query: ['shopId', 'token', 'sessionId', 'entityId', 'language'],
  },
  createBooking: {
    method: 'POST',
    path: '/rest/bookings',
    query: ['clientApplication', 'providerId', 'channelManager'],
    headers: ['token', 'X-User-Language'],
  },
  createGuestBooking: {
    method: 'POST',
    path: '/rest/bookings/guest',
    query: ['clientApplication', 'providerId', 'channelManager', 'language'],
  },
  convertBooking: {
    method: 'POST',
    path: '/rest/client/book/book/{userId}',
    query: ['token', 'clientApplication', 'language', 'channelManager'],
  },
  sendSms: {
    method: 'POST',
    path: '/rest/client/action/sms/send/{userId}',
    query: [],
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof TABLE;

/** Every call by name. Spec section 7. */
export const ENDPOINTS: Readonly<Record<EndpointName, Endpoint>> = TABLE;

/** The language of a call whose row names none: the generic client's default. See decisions.md. */
export const DEFAULT_QUERY_LANGUAGE = 'en_EN';
