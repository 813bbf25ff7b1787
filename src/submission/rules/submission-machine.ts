import type { ApiError } from '../../platform/api/http/api-error.ts';
import type { Outcome } from '../../platform/api/outcome/outcome.ts';
import { IDLE, lostTryOf, type Submission } from './submission-state.ts';

/** One attempt to send the customer's choice. */
export interface Intent {
  intentKey: string;
  /** The choice as a text to compare. */
  choice: string;
  /** An earlier attempt with the same key was lost. */
  isSecond: boolean;
}

/** An attempt that ended in an error, and its outcome. */
export interface Failure {
  intent: Intent;
  error: ApiError;
  outcome: Exclude<Outcome, 'accepted'>;
  /** When it failed, Unix ms; a second attempt is possible some time later. */
  at: number;
}

/** An event in the life of a submission. */
export type SubmissionEvent =
  /** The customer pressed, and no check objected. */
  | { kind: 'pressed'; intent: Intent }
  | { kind: 'accepted' }
  /** `isConflictHidden`: the cause of the conflict could not be shown. */
  | { kind: 'failed'; failure: Failure; isConflictHidden?: true }
  /** Nothing was accepted: the customer has to check something first. */
  | { kind: 'withdrawn' }
  /** The server has answered, and no outcome is unknown any more. */
  | { kind: 'settled' };

/** An effect of an event; effects run in order. */
export type SubmissionEffect =
  /** Send the intent, once; earlier messages of the step are removed. */
  | { kind: 'send'; intent: Intent }
  /** Show the cause of a conflict; if that is impossible, the attempt fails like any other. */
  | { kind: 'showConflict'; failure: Failure }
  /** Open the sign-in, with the reason. */
  | { kind: 'askToSignIn'; error: ApiError }
  /** Move to where the customer can try again. */
  | { kind: 'goBackToRetry' }
  /** Say beside the button that there is no connection. */
  | { kind: 'sayOffline' }
  /** Say why it was refused. */
  | { kind: 'refuse'; error: ApiError };

/** A state and the effects to run. */
interface SubmissionStep {
  state: Submission;
  effects: readonly SubmissionEffect[];
}

const step = (state: Submission, effects: readonly SubmissionEffect[] = []): SubmissionStep => ({
  state,
  effects,
});

/** The state after an attempt failed; the outcome of an earlier one stays unknown. */
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
  // The server accepted it; something else failed afterwards.
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
 * Applies an event to a submission and returns the next state and its effects. Bookings, orders, points, payments and plans
 * all use it. Only `pressed` sends, and never while a submission is pending or done.
 */
export function moveSubmission(state: Submission, event: SubmissionEvent): SubmissionStep {
  switch (event.kind) {
    case 'pressed':
      return pressed(state, event.intent);
    case 'accepted':
      return step({ status: 'done' });
    case 'failed':
      return failed(state, event.failure, event.isConflictHidden);
    case 'withdrawn':
      return step(withdraw(state));
    case 'settled':
      return step(IDLE);
  }
}
