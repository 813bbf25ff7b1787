import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import type { FlowType } from '../flow-kinds.ts';
import type { FlowProblem } from '../flow-problem.ts';
import { toApiError } from '../../context/problems.ts';

/**
 * Why a flow could not load, by the failure that ended it. What an answer says is read by code that comes then; where
 * that does not arrive, or nobody has answered, the failure stands for itself. Spec section 8.
 */
export async function toFlowProblem(
  flow: FlowType,
  error: unknown,
  config: CheckoutConfig,
): Promise<FlowProblem> {
  const failure = toApiError(error);
  const { code, status, message, serverMessage } = failure;
  const later = status === null ? null : await import('./explain-refusal.ts').catch(() => null);
  const { problem, reason } = later?.explainRefusal(failure, config) ?? {
    problem: null,
    reason: message,
  };
  const detail = `The flow "${flow}" could not load: ${reason}`;
  return problem ?? { kind: 'failed', code, detail, message: serverMessage, status };
}
