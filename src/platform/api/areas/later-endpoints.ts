import type { Endpoint } from '../http/endpoint.ts';

/** The calls that no guest's first booking screen makes: rows of spec section 7. */
export const LATER_TABLE = {
  getShopResources: {
    method: 'GET',
    path: '/rest/v4/shops/{shopId}/calendar/resources',
    query: ['language'],
  },
  getPrizes: {
    method: 'GET',
    path: '/rest/client/prize/myprizes',
    query: ['userId', 'token', 'startIndex', 'pageSize', 'language'],
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
    kind: 'change',
    path: '/rest/client/book/book/{userId}',
    query: ['token', 'clientApplication', 'language', 'channelManager'],
  },
  sendSms: {
    method: 'POST',
    kind: 'change',
    path: '/rest/client/action/sms/send/{userId}',
    query: ['language'],
  },
} as const satisfies Record<string, Endpoint>;
