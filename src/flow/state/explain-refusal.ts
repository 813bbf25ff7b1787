import { isGone } from '../../context/is-gone.ts';
import { type FlowProblem, serviceNotFound } from '../flow-problem.ts';
import { attributeName } from '../../lib/config/attributes.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import type { ApiError } from '../../platform/api/http/api-error.ts';

/** The meaning of a server's refusal for a flow. */
export interface Refusal {
  /** The problem of the flow; null for an ordinary failure. */
  problem: FlowProblem | null;
  /** The reason, for a developer, with the attributes concerned. */
  reason: string;
}

/** Ids of the page that a call may be refused for; none of them is a secret. */
type NamingKey = 'campaignId' | 'offerCode' | 'shopId' | 'serviceId' | 'entityId';

/** The ids that each first call takes from the page, by the call's name. Spec section 7. */
const KEYS_OF_CALL = new Map<string, readonly NamingKey[]>([
  ['getCampaign', ['campaignId', 'entityId']],
  ['getCampaignByOfferCode', ['offerCode', 'entityId']],
  ['getCampaignSchedule', ['campaignId', 'offerCode']],
  ['getCampaignSlots', ['campaignId', 'offerCode']],
  ['getShop', ['shopId']],
  ['getServiceSlots', ['serviceId']],
  ['getShoppingCart', ['shopId', 'entityId']],
]);

/** Answers that say "not this one": the ids may be wrong. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/** Some attributes with their values, as they would stand in the page: `campaign="101", entity="1"`. */
function spell(config: CheckoutConfig, keys: readonly NamingKey[]): string {
  return keys
    .filter((key) => config[key] !== null)
    .map((key) => `${attributeName(key)}="${config[key]}"`)
    .join(', ');
}

/**
 * The attributes whose ids a server has just refused, as the page would write them; empty where the answer says
 * nothing of them. A server does not say which one is wrong, so all that the call took are named.
 */
export function attributesBehind(
  failure: { endpoint: string | null; status: number | null },
  config: CheckoutConfig,
): string {
  const keys = KEYS_OF_CALL.get(failure.endpoint ?? '');
  return keys && REFUSALS.has(failure.status ?? 0) ? spell(config, keys) : '';
}

/** Reads a server's refusal of what a page names. Spec section 8. */
export function explainRefusal(failure: ApiError, config: CheckoutConfig): Refusal {
  const { endpoint, status, message } = failure;
  const behind = attributesBehind(failure, config);
  const reason = behind ? `${message}; check ${behind}.` : message;
  if (isGone(failure) && endpoint?.startsWith('getCampaign')) {
    return { problem: { kind: 'invalid', code: 'api', detail: reason, status }, reason };
  }
  if (isGone(failure) && endpoint === 'getServiceSlots') {
    return { problem: serviceNotFound(config.shopId, config.serviceId), reason };
  }
  return { problem: null, reason };
}
