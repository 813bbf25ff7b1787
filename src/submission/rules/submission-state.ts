import type { Id } from '../../lib/config/id.ts';
import { isTooSoonForSecondTry } from './second-try.ts';

/** `choice` was sent, and at `since` (Unix ms) no answer said what became of it: the server may have taken it. */
export interface LostTry {
  status: 'unknown';
  intentKey: Id;
  since: number;
  choice: string;
  /** What the server said beside an answer that proves nothing, such as a 500; not kept over a reload. */
  serverMessage?: string | null;
}

/**
 * The fate of what the customer sends. One intent makes one POST: only `idle` and, by the customer's own
 * decision, `unknown` may send.
 */
export type Submission =
  | { status: 'idle' }
  /** `choice` is what is being sent; `lost` an earlier try that may have arrived. */
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
 * The key of the try that was lost, where the same is sent again; null for a new intent. What was sent is compared, so
 * that another choice never goes under the key of the first.
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
