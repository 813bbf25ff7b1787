import type { Fetch } from './element-environment.ts';
import * as CALLS from '../features/offer/calls/endpoints.ts';
import { GET_SHOPPING_CART } from '../features/cart/calls/endpoints.ts';
import type { FlowType, FlowNeed } from '../flow/flow-table.ts';
import { needsOf } from '../flow/select-flow.ts';
import { isLocalHost } from '../lib/config/addresses.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { platformLanguage } from '../lib/config/language.ts';
import type { ApiContext } from '../platform/api/api-context.ts';
import { buildRequest, type RequestContext } from '../platform/api/http/build-request.ts';
import type { CallOptions, Endpoint } from '../platform/api/http/endpoint.ts';
import { currentSlotPeriod } from '../platform/api/slot-period.ts';

/** The ids from the page; null for a missing one. */
type FirstCallTarget = Pick<
  CheckoutConfig,
  'campaignId' | 'offerCode' | 'shopId' | 'serviceId' | 'userId' | 'token'
> & {
  /** Host name for the entity config; null where none is fetched (localhost). */
  hostname: string | null;
};

/** Answers under way, by what was asked for. */
type FirstCalls = Map<string, Promise<Response>>;

/** How each need of the flow table is asked for. */
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

/** What a call asks for: the app may ask for the calendar a minute later than the element did. */
const keyOf = ({ method, url }: Request) => `${method} ${url.replace(/startPeriod=[^&]*/, '')}`;

function endpointsOf(needs: readonly FlowNeed[], target: FirstCallTarget): Endpoint[] {
  const endpoints = needs.map((need) =>
    need === 'campaign' && target.campaignId === null
      ? CALLS.GET_CAMPAIGN_BY_OFFER_CODE
      : ENDPOINT_OF_NEED[need],
  );
  if (target.hostname !== null) endpoints.push(CALLS.GET_ENTITY_CONFIG);
  if (target.token !== null) endpoints.push(CALLS.GET_PROFILE);
  return endpoints;
}

/**
 * Starts a flow's first reads before the code for their answers has loaded. A call
 * whose ids are unknown or invalid is left to that code. The signal aborts them with the element.
 */
export function startFirstCalls(
  needs: readonly FlowNeed[],
  target: FirstCallTarget,
  context: RequestContext & Pick<ApiContext, 'fetch' | 'now'>,
  options: CallOptions = {},
): FirstCalls {
  const values = { ...target, ...currentSlotPeriod(context.now()) };
  const started: FirstCalls = new Map();
  for (const endpoint of endpointsOf(needs, target)) {
    try {
      const request = buildRequest(endpoint, { values }, context, options);
      const answer = context.fetch(request);
      // The consumer of the answer handles its failure; there may be no consumer.
      answer.catch(() => undefined);
      started.set(keyOf(request), answer);
    } catch {
      // Without its id the call cannot be made; the flow reports that when it makes the call.
    }
  }
  return started;
}

/** A `fetch` that returns each early answer once and requests everything else. */
export function takeOrFetch(early: FirstCalls, fetch: Fetch): Fetch {
  return (request) => {
    const key = keyOf(request);
    const answer = early.get(key);
    return early.delete(key) && answer ? answer : fetch(request);
  };
}

/** The host name that the entity config is asked for; null on localhost, where it is skipped. Spec section 4. */
function entityConfigHost({ hostName }: CheckoutConfig): string | null {
  const { hostname } = window.location;
  return hostName ?? (isLocalHost(hostname) ? null : hostname);
}

/** Starts the first calls of a flow; returns the `fetch` that serves their answers. Spec section 4 "Flow readiness". */
export function startCalls(
  flow: FlowType,
  config: CheckoutConfig,
  fetch: Fetch,
  signal: AbortSignal,
): Fetch {
  const { sessionId, linked } = config;
  // The cart's owner may be known only from a cookie, which the app reads: without a session, the app reads the cart then.
  // An account from a link is named first.
  const knowsCart = sessionId && !linked.includes('token');
  const needs = needsOf(flow, config).filter((need) => need !== 'cart' || knowsCart);
  const language = platformLanguage(config.language);
  const target = { ...config, language, hostname: entityConfigHost(config) };
  const context = {
    ...config,
    fetch,
    now: () => Date.now(),
    sessionId: () => sessionId,
    language: () => language,
  };
  return takeOrFetch(startFirstCalls(needs, target, context, { signal }), fetch);
}
