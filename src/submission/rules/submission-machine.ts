import type { Id } from '../../lib/config/id.ts';
import type { ApiError } from '../../platform/api/http/api-error.ts';
import type { Outcome } from '../../platform/api/outcome/outcome.ts';
import { IDLE, lostTryOf, type Submission } from './submission-state.ts';

/** One try of what the customer sends. */
export interface Intent {
  intentKey: Id;
  /** The choice as a text to compare. */
  choice: string;
  /** An earlier try with the same key was lost. */
  isSecond: boolean;
}

/** A try that ended in an error, and its outcome. */
export interface Failure {
  intent: Intent;
  error: ApiError;
  outcome: Exclude<Outcome, 'accepted'>;
  /** Unix ms from which on a second try counts as one. */
  at: number;
}

/** An event in the life of a submission. */
export type SubmissionEvent =
  /** The customer pressed, and no check objected. */
  | { kind: 'pressed'; intent: Intent }
  | { kind: 'accepted'; intentKey: Id }
  /** `isConflictHidden`: the cause of a conflict could not be shown. */
  | { kind: 'failed'; failure: Failure; isConflictHidden?: true }
  /** Nothing was taken: the customer has to look again first. */
  | { kind: 'withdrawn' }
  /** The server has answered, and nothing is open any more. */
  | { kind: 'settled' };

/** An effect of an event; effects run in order. */
export type SubmissionEffect =
  /** Send the intent, once; the step's earlier messages no longer apply. */
  | { kind: 'send'; intent: Intent }
  /** Show the cause of a conflict; if it cannot be shown, the try has failed as any other. */
  | { kind: 'showConflict'; failure: Failure }
  /** Move to the sign-in, with the reason. */
  | { kind: 'askToSignIn'; error: ApiError }
  /** Move to where the customer can try again. */
  | { kind: 'goBackToRetry' }
  /** Say beside the button that there is no connection. */
  | { kind: 'sayOffline' }
  /** Say why it was refused. */
  | { kind: 'refuse'; error: ApiError };

/** A state and what is to be done. */
interface SubmissionStep {
  state: Submission;
  effects: readonly SubmissionEffect[];
}

const step = (state: Submission, effects: readonly SubmissionEffect[] = []): SubmissionStep => ({
  state,
  effects,
});

/** The state after a try failed: the outcome of an earlier one stays unknown. */
const withdraw = (state: Submission): Submission => lostTryOf(state) ?? IDLE;

function pressed(state: Submission, intent: Intent): SubmissionStep {
  if (state.status === 'sending' || state.status === 'done') return step(state);
  const { intentKey, choice } = intent;
  const lost = lostTryOf(state);
  return step({ status: 'sending', intentKey, choice, lost }, [{ kind: 'send', intent }]);
}

function failed(state: Submission, failure: Failure, isConflictHidden?: true): SubmissionStep {
  const { intent, error, outcome, at } = failure;
  const { code, serverMessage } = error;
  // The server accepted it: the failure came after that.
  if (state.status === 'done') return step(state);
  if (code === 'conflict' && !isConflictHidden) {
    return step(state, [{ kind: 'showConflict', failure }]);
  }
  if (outcome === 'unknown') {
    const { intentKey, choice } = intent;
    return step({ status: 'unknown', intentKey, since: at, choice, serverMessage });
  }
  if (code === 'auth') return step(withdraw(state), [{ kind: 'askToSignIn', error }]);
  const kind = code === 'offline' ? 'sayOffline' : 'refuse';
  return step(withdraw(state), [{ kind: 'goBackToRetry' }, { kind, error }]);
}

/**
 * One step of sending: an event gives the next state and its effects. Bookings, orders, points, payments and
 * plans all use it. Only `pressed` sends, and never while a submission is pending or done.
 */
export function moveSubmission(state: Submission, event: SubmissionEvent): SubmissionStep {
  switch (event.kind) {
    case 'pressed':
      return pressed(state, event.intent);
    case 'accepted':
      return step({ status: 'done', intentKey: event.intentKey });
    case 'failed':
      return failed(state, event.failure, event.isConflictHidden);
    case 'withdrawn':
      return step(withdraw(state));
    case 'settled':
      return step(IDLE);
  }
}
