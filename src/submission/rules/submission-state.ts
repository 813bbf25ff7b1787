import { SECOND_TRY_AFTER_MS } from '../../lib/limits.ts';

/** `choice` was sent and its outcome is unknown since `since` (Unix ms): the server may have accepted it. */
interface LostTry {
  status: 'unknown';
  intentKey: string;
  since: number;
  choice: string;
  /** The server's message of an inconclusive answer, such as a 500; lost at a reload. */
  serverMessage?: string | null;
}

/**
 * The state of a submission. One intent makes one POST: only `idle` sends, and `unknown` if the customer decides to.
 */
export type Submission =
  | { status: 'idle' }
  /** `choice` is being sent; `lost` is an earlier attempt that may have arrived. */
  | { status: 'sending'; intentKey: string; choice: string; lost: LostTry | null }
  | LostTry
  | { status: 'done' };

/** Nothing was sent yet. */
export const IDLE: Submission = { status: 'idle' };

/** The attempt whose outcome is unknown; null without one. */
export function lostTryOf(submission: Submission): LostTry | null {
  if (submission.status === 'unknown') return submission;
  return submission.status === 'sending' ? submission.lost : null;
}

/**
 * The key of the lost attempt if the same choice is sent again; null for a new intent. Compares the choices, so that another
 * choice never reuses the key.
 */
export function lostKeyFor(
  submission: Submission,
  choiceUnder: (intentKey: string) => string | null,
): string | null {
  const lost = lostTryOf(submission);
  return lost && choiceUnder(lost.intentKey) === lost.choice ? lost.intentKey : null;
}

/** Whether nothing may be sent at `now` (Unix ms): a submission is pending or done, or was lost a moment ago. */
export function isClosed(submission: Submission, now: number): boolean {
  const { status } = submission;
  if (status === 'sending' || status === 'done') return true;
  return submission.status === 'unknown' && isTooSoonForSecondTry(submission.since, now);
}

/**
 * Whether a press comes so soon after a lost answer that it was meant for the first attempt; both in Unix ms. If the clock
 * was set back, the time is unknown and the press counts.
 */
export function isTooSoonForSecondTry(lostAt: number, now: number): boolean {
  const waitedMs = now - lostAt;
  return waitedMs >= 0 && waitedMs < SECOND_TRY_AFTER_MS;
}
