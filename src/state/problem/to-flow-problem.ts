import type { CheckoutConfig } from '../../domain/config/checkout-config.ts';
import { attributesBehind } from '../../flows/attributes-behind.ts';
import type { FlowType } from '../../flows/flow-types.ts';
import { serviceNotFound, type FlowProblem } from '../../flows/readiness.ts';
import { toApiError } from './report-problem.ts';

/** Why a flow could not load, by the failure that ended it; a refusal names the attributes behind it. Spec section 8. */
export function toFlowProblem(flow: FlowType, error: unknown, config: CheckoutConfig): FlowProblem {
  const failure = toApiError(error);
  const { endpoint, status } = failure;
  const behind = attributesBehind(failure, config);
  const reason = behind ? `${failure.message}; check ${behind}.` : failure.message;
  const isUnknown = status === 404;
  if (isUnknown && endpoint?.startsWith('getCampaign')) {
    return { kind: 'invalid', code: 'api', detail: reason, status };
  }
  if (isUnknown && endpoint === 'getServiceSlots') {
    return serviceNotFound(config.shopId, config.serviceId);
  }
  return {
    kind: 'failed',
    code: failure.code,
    detail: `The flow "${flow}" could not load: ${reason}`,
    message: failure.serverMessage,
    status,
  };
}
