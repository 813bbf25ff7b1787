import type { Id } from '../../lib/config/id.ts';
import { SECOND_TRY_AFTER_MS } from '../../lib/limits.ts';

/** `choice` was sent, and at `since` (Unix ms) its outcome was unknown: the server may have accepted it. */
interface LostTry {
  status: 'unknown';
  intentKey: Id;
  since: number;
  choice: string;
  /** The message of the server with an inconclusive answer, such as a 500; lost at a reload. */
  serverMessage?: string | null;
}

/**
 * The fate of what the customer sends. One intent makes one POST: only `idle` and, by the customer's own
 * decision, `unknown` may send.
 */
export type Submission =
  | { status: 'idle' }
  /** `choice` is being sent; `lost` is an earlier try that may have arrived. */
  | { status: 'sending'; intentKey: Id; choice?: string; lost?: LostTry | null }
  | LostTry
  | { status: 'done'; intentKey: Id };

/** Before anything was sent. */
export const IDLE: Submission = { status: 'idle' };

/** An earlier try that may have arrived; null without one. */
export function lostTryOf(submission: Submission): LostTry | null {
  if (submission.status === 'unknown') return submission;
  return submission.status === 'sending' ? (submission.lost ?? null) : null;
}

/**
 * The key of the lost try if the same choice is sent again; null for a new intent. The sent choices are compared, so
 * that another choice never reuses the key.
 */
export function lostKeyFor(
  submission: Submission,
  choiceUnder: (intentKey: Id) => string | null,
): Id | null {
  const lost = lostTryOf(submission);
  return lost && choiceUnder(lost.intentKey) === lost.choice ? lost.intentKey : null;
}

/** Whether nothing may be sent at `now` (Unix ms): something is under way or done, or was lost a moment ago. */
export function isClosed(submission: Submission, now: number): boolean {
  const { status } = submission;
  if (status === 'sending' || status === 'done') return true;
  // A press so soon after a broken connection was meant for the first try, not for a second one.
  return submission.status === 'unknown' && isTooSoonForSecondTry(submission.since, now);
}

/**
 * Whether a press comes so soon after a lost answer that it was meant for the first try; both in Unix ms. A clock that
 * was put back says nothing of how long ago that was: the customer is not kept waiting for it.
 */
export function isTooSoonForSecondTry(lostAt: number, now: number): boolean {
  const waitedMs = now - lostAt;
  return waitedMs >= 0 && waitedMs < SECOND_TRY_AFTER_MS;
}
