import { serviceNotFound, type FlowProblem, type NamingKey } from '../flow-problem.ts';
import { attributeName } from '../../lib/config/attributes.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { type ApiError, isGone } from '../../platform/api/http/api-error.ts';

/** The page's ids in each first call, by the call's name. Spec section 7. */
const KEYS_OF_CALL = new Map<string, readonly NamingKey[]>([
  ['getCampaign', ['campaignId', 'entityId']],
  ['getCampaignByOfferCode', ['offerCode', 'entityId']],
  ['getCampaignSchedule', ['campaignId', 'offerCode']],
  ['getCampaignSlots', ['campaignId', 'offerCode']],
  ['getShop', ['shopId']],
  ['getServiceSlots', ['serviceId']],
  ['getShoppingCart', ['shopId', 'entityId']],
]);

/** Statuses of answers that may be due to a wrong id. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 410, 422]);

/**
 * The attributes with the ids of a refused call, as the page writes them: `campaign="101", entity="1"`. Names all of
 * them, because a server does not say which one is wrong; empty for other failures.
 */
export function attributesOfCall(
  failure: { endpoint: string | null; status: number | null },
  config: CheckoutConfig,
): string {
  const keys = KEYS_OF_CALL.get(failure.endpoint ?? '') ?? [];
  if (!REFUSALS.has(failure.status ?? 0)) return '';
  return keys
    .filter((key) => config[key] !== null)
    .map((key) => `${attributeName(key)}="${config[key]}"`)
    .join(', ');
}

/** HTML may start without a doctype; JSON never starts with `<`. */
const HTML = /^\s*</;

/** Details for the developer of an answer that is not the platform's; null for one that is. */
function describeAnswer(failure: ApiError): string | null {
  const { body, cause, status, serverCode, serverMessage } = failure;
  if (cause instanceof TypeError)
    return 'sent nothing that this page may read: there is no network, or its CORS headers do not allow this page';
  if (typeof body === 'string' && HTML.test(body)) return 'sent a page of HTML, not JSON';
  if (serverCode !== null || serverMessage !== null) return null;
  if (status === 404) return 'does not exist';
  if (status === null) return null;
  return status < 400 ? 'sent an answer of another shape' : null;
}

/** The page's ids in addresses. Those of a person stay in braces. */
const NAMED_IN_PATHS = ['campaignId', 'offerCode', 'shopId', 'serviceId'] as const;

/** The address of a failed call and the attribute that decides it; empty without a call. */
function describeAddress(failure: ApiError, config: CheckoutConfig): string {
  const { middleware } = config;
  if (failure.address === null) return '';
  const address = NAMED_IN_PATHS.reduce(
    (path, key) => path.replace(`{${key}}`, config[key] ?? '…'),
    failure.address,
  );
  const answer = describeAnswer(failure);
  if (answer === null) return ` The address was ${address}.`;
  const decides =
    middleware === new URL(import.meta.url).origin
      ? 'It is at the script’s own origin, as no other "middleware" is given.'
      : 'The attribute "middleware" decides the address.';
  return ` ${address} ${answer}. ${decides}`;
}

/**
 * Explains a failed load: the problem of the flow, null for an ordinary failure, and the reason for a developer, with
 * the address that was called and the attributes concerned. Spec section 8.
 */
export function explainRefusal(
  failure: ApiError,
  config: CheckoutConfig,
): { problem: FlowProblem | null; reason: string } {
  const { endpoint, status, message } = failure;
  const behind = attributesOfCall(failure, config);
  const address = describeAddress(failure, config);
  const stop = behind || address ? '.' : '';
  const reason = `${message}${behind && `; check ${behind}`}${stop}${address}`;
  if (isGone(failure) && endpoint?.startsWith('getCampaign')) {
    return { problem: { kind: 'invalid', code: 'api', detail: reason, status }, reason };
  }
  if (isGone(failure) && endpoint === 'getServiceSlots') {
    return { problem: serviceNotFound(config.shopId, config.serviceId), reason };
  }
  return { problem: null, reason };
}
