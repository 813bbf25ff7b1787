import { judgeOutcome } from '../../../platform/api/outcome/judge-outcome.ts';
import { isFinal, type FinalStatus, type StatusAnswer } from './payment.ts';

/**
 * Why a poll decided nothing.
 *
 * - `inProgress`: the platform says that the payment is still open.
 * - `unknownWord`: its status word is not one of the spec's four.
 * - `refused`: its error body does not say how the payment stands.
 * - `unreadable`: a 2xx that cannot be read, such as the page of a captive portal.
 * - `unreachable`: no answer of the platform came: no connection, a 5xx, a page of HTML, a redirect.
 */
export type Undecided = 'inProgress' | 'unknownWord' | 'refused' | 'unreadable' | 'unreachable';

/** The verdict of a poll: how the payment ended, or why it is undecided. Only the status of the platform decides. */
export type PollVerdict =
  | { isDecided: true; end: FinalStatus }
  | { isDecided: false; because: Undecided };

/** Judges the status of an answer. Spec section 4 "Mobile-wallet payment". */
export function checkStatus(status: StatusAnswer): PollVerdict {
  if (isFinal(status)) return { isDecided: true, end: status };
  return { isDecided: false, because: status === 'UNKNOWN' ? 'unknownWord' : 'inProgress' };
}

/** The parts of a failed poll that the verdict needs; an `ApiError` has them. */
export interface FailedPoll {
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** Message and code of the platform's error body. */
  serverMessage: string | null;
  serverCode: string | null;
}

/** Judges a poll that failed. Whatever the reason, the payment is as undecided as before. Contract section 3. */
export function checkFailedPoll({ status, serverMessage, serverCode }: FailedPoll): Undecided {
  const hasPlatformBody = serverMessage !== null || serverCode !== null;
  const outcome = judgeOutcome({ kind: 'poll', status: status ?? 0, hasPlatformBody });
  if (outcome === 'accepted') return 'unreadable';
  return outcome === 'refused' ? 'refused' : 'unreachable';
}
