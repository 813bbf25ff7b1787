import type { FlowProblem } from '../flow-problem.ts';
import type { MessageKey } from '../../platform/i18n/message-key.ts';
import type { ErrorCode } from '../../lib/error/error-code.ts';
import type { Sentence } from '../../context/problem-atoms.ts';

const KIND_SENTENCES: Partial<Record<FlowProblem['kind'], MessageKey>> = {
  notProvided: 'campaignErrors.notProvided',
  invalid: 'campaignErrors.invalid',
  unavailable: 'campaignErrors.unavailable',
  serviceNotFound: 'errors.serviceNotFound',
  noOnlineBooking: 'menu.noServices',
};

const CODE_SENTENCES: Partial<Record<ErrorCode, MessageKey>> = {
  offline: 'errors.offlineStart',
  network: 'errors.network',
  timeout: 'errors.timeout',
};

/** What the customer reads when a flow cannot be shown. Spec section 8 "Campaign errors". */
export function sentenceForProblem(problem: FlowProblem): Sentence {
  if (problem.kind === 'failed' && problem.message) return { text: problem.message };
  const key = KIND_SENTENCES[problem.kind] ?? CODE_SENTENCES[problem.code];
  return { key: key ?? 'errorGeneric' };
}
