import type { Getter, Setter } from 'jotai/vanilla';

import type { ApiError } from '../platform/api/http/api-error.ts';
import type { Id } from '../lib/config/id.ts';
import { referenceOf } from './rules/intent-key.ts';
import { isTooSoonForSecondTry } from './rules/second-try.ts';
import { judgeFailure } from '../platform/api/outcome/judge-outcome.ts';
import type { StepId } from '../flow/step-ids.ts';
import type { SubmitKind } from '../platform/host/checkout-events.ts';
import type { MessageKey } from '../platform/i18n/message-key.ts';
import { maySubmit } from '../features/account/state/may-submit.ts';
import { signInIsNeededAction } from '../features/account/state/ask-guest-to-sign-in.ts';
import { startIfDueAction } from '../flow/state/start-checkout.ts';
import { currentEntryAtom } from '../flow/state/flow-atoms.ts';
import { alertAtom, stepNoticeAtom } from '../context/problem-atoms.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../context/report-problem.ts';
import { servicesAtom } from '../context/services.ts';
import { newIntentKey } from './new-intent-key.ts';
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
  kind: SubmitKind;
  choice: string;
  /** Sends it and takes over what the server answers. */
  send: (intent: Intent) => Promise<void>;
  /** What the customer reads of a lost answer; nothing where the screen itself says so. */
  unknownKey?: MessageKey;
  /** What a conflict means here; true where the customer has been shown it. */
  onConflict?: (error: ApiError, intent: Intent) => Promise<boolean>;
  /** Leads on once a try was refused, before the customer is told. */
  onRefusal?: () => void;
  /** The same try, which the page has allowed already; the customer has said yes to it once more. */
  agreed?: Intent;
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

/** What the server said beside a conflict whose cause is shown; another remark of the step is not replaced. */
export function sayServerMessage(get: Getter, set: Setter, { serverMessage }: ApiError): void {
  if (serverMessage === null || get(stepNoticeAtom) !== null) return;
  set(stepNoticeAtom, { tone: 'warning', sentence: { text: serverMessage } });
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
  reportError(host, error, referenceOf(intentKey));
  // The server took it: what failed came after that.
  if (get(submissionAtom).status === 'done') return;
  // A conflict that cannot be shown is told in the server's words.
  if (isConflict && (await sending.onConflict?.(error, intent).catch(() => false))) return;
  if (judgeFailure(error.code, isSecond) !== 'unknown') {
    return tellRefusal(get, set, error, sending.onRefusal);
  }
  const { serverMessage } = error;
  set(submissionAtom, { status: 'unknown', intentKey, since: host.now(), choice, serverMessage });
  const { unknownKey: key } = sending;
  if (key) set(stepNoticeAtom, { tone: 'warning', sentence: { key } });
}

/**
 * Sends what the customer chose, once, unless `maySubmit` says no: after a lost answer the same is sent under the same
 * key, and nothing else is. Gives whether it was sent. Spec section 8, contract section 3.
 */
export async function sendIntent(get: Getter, set: Setter, sending: Sending): Promise<boolean> {
  const { kind, choice, agreed } = sending;
  const submission = get(submissionAtom);
  const openKey = lostKeyFor(submission, choice);
  const agreedKey = agreed?.choice === choice ? agreed.intentKey : null;
  const intentKey = agreedKey ?? openKey ?? newIntentKey(get);
  if (!agreedKey && !maySubmit(get, set, kind, intentKey)) return false;
  const intent = { intentKey, choice, isSecond: openKey !== null };
  set(submissionAtom, { status: 'sending', intentKey, choice, lost: lostTryOf(submission) });
  set(stepNoticeAtom, null);
  try {
    await sending.send(intent);
  } catch (error) {
    if (!isAbort(error)) await refuse(get, set, toApiError(error), { sending, intent });
  }
  await set(startIfDueAction);
  return true;
}
