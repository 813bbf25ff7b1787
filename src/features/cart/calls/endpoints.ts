import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

// First calls of a flow: the first module sends them before the code for their answers has loaded.

export const GET_SHOPPING_CART = {
  method: 'GET',
  path: '/rest/v1/web/shopping-cart',
  query: ['shopId', 'token', 'sessionId', 'entityId', 'language'],
} as const satisfies Endpoint;
