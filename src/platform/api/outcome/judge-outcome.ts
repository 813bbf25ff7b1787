import type { ErrorCode } from '../../../lib/error/error-code.ts';
import { OUTCOME_OF_CODE, OUTCOME_TABLE, type CallKind, type Outcome } from './outcome-table.ts';

/** The parts of an answer that decide its outcome. */
export interface JudgedAnswer {
  kind: CallKind;
  /** HTTP status; 0 for a redirect that was not followed. */
  status: number;
  /** The body is the platform's own error object: JSON with a message or a code. */
  hasPlatformBody: boolean;
}

/** The outcome of an answer by the outcome table; unknown if the table has no row. Contract section 3. */
export function judgeOutcome({ kind, status, hasPlatformBody }: JudgedAnswer): Outcome {
  const row = OUTCOME_TABLE.find(
    ({ kinds, from, to, except, needsPlatformBody }) =>
      kinds.includes(kind) &&
      from <= status &&
      status <= to &&
      !except?.includes(status) &&
      (hasPlatformBody || !needsPlatformBody),
  );
  return row?.outcome ?? 'unknown';
}

/**
 * The outcome of a charge that ended in an error of this code. A `network` or `timeout` error happens before a charge
 * is sent; a sent one without an answer has the code `outcome_unknown`. A conflict at a second try may be caused by
 * the first one, whose outcome stays unknown.
 */
export function judgeFailure(code: ErrorCode, isSecondTry: boolean): Exclude<Outcome, 'accepted'> {
  return isSecondTry && code === 'conflict' ? 'unknown' : OUTCOME_OF_CODE[code];
}
