import { atom, type Getter } from 'jotai/vanilla';

import { messageForError, toApiError, type Message } from '../../context/problems.ts';
import { load, servicesAtom } from '../../context/checkout-context.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import type { MessageKey } from '../../platform/i18n/message-key.ts';
import type { FlowType } from '../flow-table.ts';
import type { FlowProblem } from '../flow-problem.ts';
import { flowStatusAtom } from './flow-atoms.ts';

const KIND_MESSAGES: Record<Exclude<FlowProblem['kind'], 'failed'>, MessageKey> = {
  notProvided: 'campaignErrors.notProvided',
  invalid: 'campaignErrors.invalid',
  unavailable: 'campaignErrors.unavailable',
  serviceNotFound: 'errors.serviceNotFound',
  noOnlineBooking: 'menu.noServices',
};

/** The message to the customer when a flow cannot be shown. Spec section 8 "Campaign errors". */
export function messageForProblem(problem: FlowProblem): Message {
  if (problem.kind !== 'failed') return { key: KIND_MESSAGES[problem.kind] };
  return problem.code === 'offline' ? { key: 'errors.offlineStart' } : messageForError(problem);
}

/** Emits the `error` event of a problem; its status is null if no answer caused it. */
export function emitProblem(get: Getter, problem: FlowProblem): void {
  const { code, detail: message } = problem;
  const status = 'status' in problem ? (problem.status ?? null) : null;
  get(servicesAtom).host.emit('error', { code, status, message });
}

/** Ends the flow in a problem, with one event and one warning for the page. */
export const failFlowAction = atom(null, (get, set, problem: FlowProblem) => {
  set(flowStatusAtom, { status: 'failed', problem });
  emitProblem(get, problem);
  get(servicesAtom).host.warn(problem.detail);
});

/**
 * The problem behind a failed load. Loads the code that explains an answer or the lack of one; without that code, offline
 * and after a time-out, the failure itself is the problem. Spec section 8.
 */
export async function toFlowProblem(
  get: Getter,
  flow: FlowType,
  error: unknown,
  config: CheckoutConfig,
): Promise<FlowProblem> {
  const failure = toApiError(error);
  const { code, status, message, serverMessage } = failure;
  const isExplained = status !== null || code === 'network';
  const reader = isExplained
    ? await load(get, () => import('./explain-refusal.ts')).catch(() => null)
    : null;
  const { problem, reason } = reader?.explainRefusal(failure, config) ?? {
    problem: null,
    reason: message,
  };
  const detail = `The flow "${flow}" could not load: ${reason}`;
  const { isOutdated } = failure;
  return problem ?? { kind: 'failed', code, detail, serverMessage, status, isOutdated };
}
