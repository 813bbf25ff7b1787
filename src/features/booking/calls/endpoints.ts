import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

// What a flow may start with: the first module asks before the code that understands the answers has arrived.

export const GET_SERVICE_RESOURCES = {
  method: 'GET',
  path: '/rest/v4/shopmerchantservices/{serviceId}/calendar/resources',
  query: ['language'],
} as const satisfies Endpoint;
