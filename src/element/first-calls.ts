import type { Fetch } from './element-environment.ts';
import * as CALLS from '../features/offer/calls/endpoints.ts';
import { GET_SHOPPING_CART } from '../features/cart/calls/endpoints.ts';
import type { FlowType, FlowNeed } from '../flow/flow-table.ts';
import { needsOf } from '../flow/select-flow.ts';
import { isLocalHost } from '../lib/config/addresses.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { platformLanguage } from '../lib/config/language.ts';
import { buildRequest } from '../platform/api/http/build-request.ts';
import type { Endpoint } from '../platform/api/http/endpoint.ts';
import { currentSlotPeriod } from '../platform/api/slot-period.ts';

/** The call that loads each need of the flow table. */
const ENDPOINT_OF_NEED: Record<FlowNeed, Endpoint> = {
  campaign: CALLS.GET_CAMPAIGN,
  campaignByOfferCode: CALLS.GET_CAMPAIGN_BY_OFFER_CODE,
  schedule: CALLS.GET_CAMPAIGN_SCHEDULE,
  slots: CALLS.GET_CAMPAIGN_SLOTS,
  shop: CALLS.GET_SHOP,
  serviceSlots: CALLS.GET_SERVICE_SLOTS,
  resources: CALLS.GET_SERVICE_RESOURCES,
  categories: CALLS.GET_CATEGORIES,
  cart: GET_SHOPPING_CART,
};

/** Identifies a call. Ignores the start of the period, as the app may request the calendar a minute after the element. */
const keyOf = ({ method, url }: Request) => `${method} ${url.replace(/startPeriod=[^&]*/, '')}`;

/** The host name in the request for the entity config; null on localhost, where it is skipped. Spec section 4. */
function entityConfigHost({ hostName }: CheckoutConfig): string | null {
  const { hostname } = window.location;
  return hostName ?? (isLocalHost(hostname) ? null : hostname);
}

function endpointsOf(flow: FlowType, config: CheckoutConfig): Endpoint[] {
  const { campaignId, sessionId, token, linked } = config;
  // Without a session, a cookie may name the cart's owner: the app reads it. An account from a link is named first.
  const knowsCart = sessionId && !linked.includes('token');
  const needs = needsOf(flow, config).filter((need) => need !== 'cart' || knowsCart);
  const endpoints = needs.map((need) =>
    need === 'campaign' && campaignId === null
      ? CALLS.GET_CAMPAIGN_BY_OFFER_CODE
      : ENDPOINT_OF_NEED[need],
  );
  if (entityConfigHost(config) !== null) endpoints.push(CALLS.GET_ENTITY_CONFIG);
  if (token !== null) endpoints.push(CALLS.GET_PROFILE);
  return endpoints;
}

/**
 * Starts a flow's first reads before the code for their answers has loaded. Returns a `fetch` that gives each early answer
 * once and requests everything else. `signal` aborts the early reads. Spec section 4 "Flow readiness".
 */
export function startFirstCalls(
  flow: FlowType,
  config: CheckoutConfig,
  fetch: Fetch,
  signal: AbortSignal,
): Fetch {
  const language = platformLanguage(config.language);
  const context = { ...config, sessionId: () => config.sessionId, language: () => language };
  const period = currentSlotPeriod(Date.now());
  const values = { ...config, ...period, language, hostname: entityConfigHost(config) };
  const early = new Map<string, Promise<Response>>();
  for (const endpoint of endpointsOf(flow, config)) {
    try {
      const request = buildRequest(endpoint, { values }, context, { signal });
      const answer = fetch(request);
      // The app handles a failure when it makes the call; it may never make it.
      answer.catch(() => undefined);
      early.set(keyOf(request), answer);
    } catch {
      // An id is missing or invalid: the app reports that when it makes the call.
    }
  }
  return (request) => {
    const key = keyOf(request);
    const answer = early.get(key);
    return early.delete(key) && answer ? answer : fetch(request);
  };
}
