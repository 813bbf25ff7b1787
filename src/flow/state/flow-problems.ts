import { atom } from 'jotai/vanilla';

import { load } from '../../context/load.ts';
import {
  isAbort,
  reportError,
  sentenceFor,
  stepNoticeAtom,
  toApiError,
  type Message,
} from '../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../context/services.ts';
import type { ErrorCode } from '../../lib/error/error-code.ts';
import type { MessageKey } from '../../platform/i18n/message-key.ts';
import type { FlowProblem } from '../flow-problem.ts';

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
export function messageForProblem(problem: FlowProblem): Message {
  if (problem.kind === 'failed' && problem.message) return { text: problem.message };
  const key = KIND_SENTENCES[problem.kind] ?? CODE_SENTENCES[problem.code];
  return { key: key ?? 'errorGeneric' };
}

/**
 * Begins the flow anew by code that comes with the wish; what begins or goes meanwhile needs it no more. Where that
 * code does not come, page and customer hear of it, and the flow stays as it is.
 */
export const askForRestartAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const meanwhile = get(runSignalAtom);
  try {
    const { restartAction } = await load(get, () => import('./restart.ts'));
    if (!meanwhile.aborted) await set(restartAction);
  } catch (error) {
    if (isAbort(error)) return;
    const failure = toApiError(error);
    reportError(host, failure);
    const offersRestart = get(stepNoticeAtom)?.offersRestart ?? false;
    set(stepNoticeAtom, { tone: 'danger', sentence: sentenceFor(failure), offersRestart });
  }
});
