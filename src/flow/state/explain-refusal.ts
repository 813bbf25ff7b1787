import type { ApiError } from '../../platform/api/http/api-error.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { attributesBehind } from '../attributes-behind.ts';
import { serviceNotFound, type FlowProblem } from '../flow-problem.ts';
import { isGone } from '../../context/is-gone.ts';

/** What a server's refusal means for a flow. */
export interface Refusal {
  /** The problem that it stands for; null where it is a failure like any other. */
  problem: FlowProblem | null;
  /** What happened, for a developer, with the attributes behind it. */
  reason: string;
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
