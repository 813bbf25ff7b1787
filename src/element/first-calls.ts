import type { Fetch } from './element-environment.ts';
import { profileCall } from '../features/account/calls/profile-first-call.ts';
import { BOOKING_FIRST_CALLS } from '../features/booking/calls/booking-first-calls.ts';
import { CART_FIRST_CALLS } from '../features/cart/calls/cart-first-calls.ts';
import { entityConfigCall, OFFER_FIRST_CALLS } from '../features/offer/calls/offer-first-calls.ts';
import { SERVICES_FIRST_CALLS } from '../features/services/calls/services-first-calls.ts';
import type { FlowType, FlowNeed } from '../flow/flow-table.ts';
import { needsOf, timesNeedsOf } from '../flow/select-flow.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { platformLanguage } from '../lib/config/language.ts';
import type { FirstCall, FirstCallOf } from '../platform/api/first-call.ts';
import { buildRequest } from '../platform/api/http/build-request.ts';
import { currentSlotPeriod } from '../platform/api/slot-period.ts';

/** The call of each need of the flow table, as its room describes it. */
const CALL_OF_NEED: Record<FlowNeed, FirstCallOf> = {
  ...OFFER_FIRST_CALLS,
  ...BOOKING_FIRST_CALLS,
  ...SERVICES_FIRST_CALLS,
  ...CART_FIRST_CALLS,
};

/** Identifies a call. Ignores the start of the period, as the app may request the calendar a minute after the element. */
const keyOf = ({ method, url }: Request) => `${method} ${url.replace(/startPeriod=[^&]*/, '')}`;

/** The calls for what a flow needs; null where only the app knows what to ask. */
const callsOf = (needs: readonly FlowNeed[], config: CheckoutConfig): (FirstCall | null)[] =>
  needs.map((need) => CALL_OF_NEED[need](config));

/** The calls that the app makes first. */
const firstCallsOf = (flow: FlowType, config: CheckoutConfig): (FirstCall | null)[] => [
  ...callsOf(needsOf(flow, config), config),
  entityConfigCall(config, window.location.hostname),
  profileCall(config),
];

/**
 * Starts a flow's first reads before the code for their answers has loaded. Returns a `fetch` that gives each early answer
 * once and requests everything else. `signal` aborts the early reads. Spec section 4 "Flow readiness".
 */
export const startFirstCalls = (
  flow: FlowType,
  config: CheckoutConfig,
  fetch: Fetch,
  signal: AbortSignal,
): Fetch => startCalls(firstCallsOf(flow, config), config, fetch, signal);

/** The same for `mode="times"`: only what its list shows is read. */
export function startTimesCalls(config: CheckoutConfig, fetch: Fetch, signal: AbortSignal): Fetch {
  return startCalls(callsOf(timesNeedsOf(config) ?? [], config), config, fetch, signal);
}

function startCalls(
  calls: readonly (FirstCall | null)[],
  config: CheckoutConfig,
  fetch: Fetch,
  signal: AbortSignal,
): Fetch {
  const language = platformLanguage(config.language);
  const context = { ...config, sessionId: () => config.sessionId, language: () => language };
  const atStart = { ...currentSlotPeriod(Date.now()), language };
  const early = new Map<string, Promise<Response>>();
  for (const call of calls) {
    if (!call) continue;
    const values = { ...atStart, ...call.values };
    try {
      const request = buildRequest(call.endpoint, { values }, context, { signal });
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
