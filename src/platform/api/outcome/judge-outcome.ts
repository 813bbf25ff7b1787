import type { ErrorCode } from '../../../lib/error/error-code.ts';
import { OUTCOME_OF_CODE, OUTCOME_TABLE, type CallKind, type Outcome } from './outcome-table.ts';

/** An answer as far as it is judged. */
export interface JudgedAnswer {
  kind: CallKind;
  /** HTTP status; 0 for a redirect that was not followed. */
  status: number;
  /** The body is the platform's own error object: JSON with a message or a code. */
  hasPlatformBody: boolean;
}

/** What an answer means, by the one table; unknown where the table is silent. Contract section 3. */
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
 * What became of a charge that ended in an error of this code. A `network` or a `timeout` comes of what is loaded or
 * read before a charge is sent: one that was sent and got no answer has the code `outcome_unknown`. A conflict of a
 * second try says nothing of the first one, which may have caused it.
 */
export function judgeFailure(code: ErrorCode, isSecondTry: boolean): Exclude<Outcome, 'accepted'> {
  return isSecondTry && code === 'conflict' ? 'unknown' : OUTCOME_OF_CODE[code];
}
