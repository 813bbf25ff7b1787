import type { FlowNeed } from '../../../flow/flow-table.ts';
import type { FirstCallOf } from '../../../platform/api/first-call.ts';
import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

export const GET_SHOPPING_CART = {
  method: 'GET',
  path: '/rest/v1/web/shopping-cart',
  query: ['shopId', 'token', 'sessionId', 'entityId', 'language'],
} as const satisfies Endpoint;

/** Without a session, a cookie may name the cart's owner, which the app reads. An account from a link is named first. */
export const CART_FIRST_CALLS = {
  cart: ({ shopId, token, sessionId, linked }) =>
    sessionId === null || linked.includes('token')
      ? null
      : { endpoint: GET_SHOPPING_CART, values: { shopId, token } },
} as const satisfies Partial<Record<FlowNeed, FirstCallOf>>;
