import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

// What a flow may start with: the first module asks before the code that understands the answers has arrived.

export const GET_SHOPPING_CART = {
  method: 'GET',
  path: '/rest/v1/web/shopping-cart',
  query: ['shopId', 'token', 'sessionId', 'entityId', 'language'],
} as const satisfies Endpoint;
