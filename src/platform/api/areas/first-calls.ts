import type { Id } from '../../../lib/config/id.ts';
import type { ApiContext } from '../api.ts';
import type { Credentials } from '../http/call-options.ts';
import { buildRequest, type CallValues, type RequestContext } from '../http/build-request.ts';
import { FIRST_TABLE, type FirstEndpointName } from './first-endpoints.ts';
import { currentSlotPeriod } from '../slot-period.ts';

/** What a flow may need before it can start; the names of the flow table. */
export type FirstCallNeed =
  | 'campaign'
  | 'campaignByOfferCode'
  | 'schedule'
  | 'slots'
  | 'shop'
  | 'serviceSlots'
  | 'resources'
  | 'categories'
  | 'cart';

/** What the page names; null where it names nothing. */
export interface FirstCallTarget {
  campaignId: Id | null;
  offerCode: string | null;
  shopId: Id | null;
  serviceId: Id | null;
  /** Host name for the entity config; null where none is fetched (localhost). */
  hostname: string | null;
  /** The signed-in user, as far as it is known already. */
  user: Credentials | null;
}

/** Answers under way, by what was asked for. */
export type FirstCalls = Map<string, Promise<Response>>;

const CALL_OF_NEED: Record<FirstCallNeed, FirstEndpointName> = {
  campaign: 'getCampaign',
  campaignByOfferCode: 'getCampaignByOfferCode',
  schedule: 'getCampaignSchedule',
  slots: 'getCampaignSlots',
  shop: 'getShop',
  serviceSlots: 'getServiceSlots',
  resources: 'getServiceResources',
  categories: 'getCategories',
  cart: 'getShoppingCart',
};

function keyOf(request: Request): string {
  return `${request.method} ${request.url} ${request.headers.get('token') ?? ''}`;
}

function callsOf(needs: readonly FirstCallNeed[], target: FirstCallTarget): FirstEndpointName[] {
  const calls = needs.map((need) =>
    need === 'campaign' && target.campaignId === null
      ? 'getCampaignByOfferCode'
      : CALL_OF_NEED[need],
  );
  if (target.hostname !== null) calls.push('getEntityConfig');
  if (target.user) calls.push('getProfile');
  return calls;
}

/**
 * Starts a flow's first reads before the code that understands their answers has arrived. A call
 * whose ids are not known yet, or are none, is left to that code. `signal` ends them with the element.
 */
export function startFirstCalls(
  needs: readonly FirstCallNeed[],
  target: FirstCallTarget,
  context: RequestContext & Pick<ApiContext, 'fetch' | 'now'>,
  signal?: AbortSignal,
): FirstCalls {
  const { campaignId, offerCode, shopId, serviceId, hostname, user } = target;
  const values: CallValues = {
    campaignId,
    offerCode,
    shopId,
    serviceId,
    hostname,
    ...user,
    ...currentSlotPeriod(context.now()),
  };
  const started: FirstCalls = new Map();
  for (const name of callsOf(needs, target)) {
    try {
      const request = buildRequest({ name, row: FIRST_TABLE[name] }, { values }, context, signal);
      const answer = context.fetch(request);
      // Whoever takes the answer hears of its failure; nobody may take it.
      answer.catch(() => undefined);
      started.set(keyOf(request), answer);
    } catch {
      // Without its id the call cannot be made; the flow reports that when it makes the call.
    }
  }
  return started;
}

/** A `fetch` that hands out each early answer once, and asks for everything else. */
export function takeOrFetch(
  early: FirstCalls,
  fetch: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return (request) => {
    const key = keyOf(request);
    const answer = early.get(key);
    return early.delete(key) && answer ? answer : fetch(request);
  };
}
