import type { Getter, Setter } from 'jotai/vanilla';

import type { ApiError } from '../../api/http/api-error.ts';
import type { Id } from '../../domain/config/id.ts';
import { isTooSoonForSecondTry } from '../../domain/intent/second-try.ts';
import type { StepId } from '../../flows/step-ids.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { signInIsNeededAction } from '../actions/account/ask-guest-to-sign-in.ts';
import { startIfDueAction } from '../actions/flow/start-checkout.ts';
import { currentEntryAtom } from '../flow/flow-atoms.ts';
import { alertAtom, stepNoticeAtom } from '../problem/problem-atoms.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../problem/report-problem.ts';
import { servicesAtom } from '../services.ts';
import { afterRefusal, lostKeyFor, lostTryOf, submissionAtom } from './submission-atom.ts';

/** One try of what the customer sends. */
export interface Intent {
  intentKey: Id;
  /** What was chosen, as a text to compare. */
  choice: string;
  /** An earlier try with the same key was lost. */
  isSecond: boolean;
}

/** In what one kind of sending differs from the others. */
export interface Sending {
  choice: string;
  /** Sends it and takes over what the server answers. */
  send: (intent: Intent) => Promise<void>;
  /** What the customer reads of a lost answer; nothing where the screen itself says so. */
  unknownKey?: MessageKey;
  /** What a conflict means here; true where the customer has been shown it. */
  onConflict?: (error: ApiError, intent: Intent) => Promise<boolean>;
  /** Leads on once a try was refused, before the customer is told. */
  onRefusal?: () => void;
}

/** Whether a press on a step means nothing: what it sends is under way or done, or was lost just now. */
export function isOutOfTurn(get: Getter, step: StepId = 'confirm'): boolean {
  const submission = get(submissionAtom);
  const { status } = submission;
  if (status === 'sending' || status === 'done') return true;
  if (get(currentEntryAtom)?.step !== step) return true;
  // A press so soon after a broken connection was meant for the first try, not for a second one.
  const now = get(servicesAtom).host.now();
  return submission.status === 'unknown' && isTooSoonForSecondTry(submission.since, now);
}

/** Nothing was taken: whether an earlier try arrived is as open as it was, and the customer reads what the server said. */
export function tellRefusal(get: Getter, set: Setter, error: ApiError, lead?: () => void): void {
  set(submissionAtom, afterRefusal(get(submissionAtom)));
  if (error.code === 'auth') return void set(signInIsNeededAction, error);
  lead?.();
  if (error.code !== 'offline') return set(alertAtom, sentenceFor(error));
  set(stepNoticeAtom, { tone: 'danger', sentence: { key: 'errors.offline' } });
}

async function refuse(
  get: Getter,
  set: Setter,
  error: ApiError,
  { sending, intent }: { sending: Sending; intent: Intent },
): Promise<void> {
  const { host } = get(servicesAtom);
  const { intentKey, choice, isSecond } = intent;
  const isConflict = error.code === 'conflict';
  reportError(host, error);
  if (isConflict && (await sending.onConflict?.(error, intent))) return;
  // A second try that meets a conflict says nothing of the first one, which may have made it.
  if (error.code !== 'outcome_unknown' && !(isConflict && isSecond)) {
    return tellRefusal(get, set, error, sending.onRefusal);
  }
  set(submissionAtom, { status: 'unknown', intentKey, since: host.now(), choice });
  const { unknownKey: key } = sending;
  if (key) set(stepNoticeAtom, { tone: 'warning', sentence: { key } });
}

/**
 * Sends what the customer chose, once: after a lost answer the same goes under the same key, and nothing else does.
 * Spec section 8, contract section 3.
 */
export async function sendIntent(get: Getter, set: Setter, sending: Sending): Promise<void> {
  const { choice } = sending;
  const submission = get(submissionAtom);
  const openKey = lostKeyFor(submission, choice);
  const intentKey = openKey ?? get(servicesAtom).host.randomId();
  const intent = { intentKey, choice, isSecond: openKey !== null };
  set(submissionAtom, { status: 'sending', intentKey, choice, lost: lostTryOf(submission) });
  set(stepNoticeAtom, null);
  try {
    await sending.send(intent);
  } catch (error) {
    if (!isAbort(error)) await refuse(get, set, toApiError(error), { sending, intent });
  }
  await set(startIfDueAction);
}
