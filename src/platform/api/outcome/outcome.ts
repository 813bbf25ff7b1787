import type { ErrorCode } from '../../../lib/error/error-code.ts';

/** The parts of an answer that decide its outcome. */
interface AnswerFacts {
  kind: CallKind;
  /** HTTP status; 0 for a redirect that was not followed. */
  status: number;
  /** The body is the platform's own error object: JSON with a message or a code. */
  hasPlatformBody: boolean;
}

/** The outcome of an answer by the outcome table; unknown if the table has no row. Contract section 3. */
export function outcomeOfAnswer({ kind, status, hasPlatformBody }: AnswerFacts): Outcome {
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
export function outcomeOfFailure(
  code: ErrorCode,
  isSecondTry: boolean,
): Exclude<Outcome, 'accepted'> {
  return isSecondTry && code === 'conflict' ? 'unknown' : OUTCOME_OF_CODE[code];
}

/**
 * The effect of a call on the platform.
 *
 * - `charge`: a second one is a second booking, order, campaign obtained, wallet request or payment link.
 * - `change`: a second one does no hidden harm: carts, coupons, addresses, registrations, SMS, conversions.
 * - `repeatable`: a second one changes nothing: sign-in, the mail for a new password.
 * - `read`: every GET, premium plans and the status of a payment included.
 */
export type CallKind = 'charge' | 'change' | 'repeatable' | 'read';

/** The outcome of a call. `unknown`: the platform may have done it. `notSent`: nothing left the page. */
export type Outcome = 'accepted' | 'refused' | 'unknown' | 'notSent';

/** One row of the table: the outcome of answers by kind of call and HTTP status. */
interface OutcomeRow {
  kinds: readonly CallKind[];
  /** First and last HTTP status. */
  from: number;
  to: number;
  /** Statuses in between that the row does not cover. */
  except?: readonly number[];
  /** Applies only to the platform's own error object. */
  needsPlatformBody?: true;
  outcome: Outcome;
}

/**
 * The outcome by kind of call, HTTP status and error body. Without a matching row it is unknown, as for every 5xx,
 * 408, 425, redirect or HTML page that answers a charge. Contract section 3, decisions.md.
 */
export const OUTCOME_TABLE: readonly OutcomeRow[] = [
  {
    kinds: ['charge', 'change', 'repeatable', 'read'],
    from: 200,
    to: 299,
    outcome: 'accepted',
  },
  {
    kinds: ['charge'],
    from: 400,
    to: 499,
    except: [408, 425],
    needsPlatformBody: true,
    outcome: 'refused',
  },
  { kinds: ['change'], from: 400, to: 599, except: [408, 425, 502, 504], outcome: 'refused' },
  { kinds: ['repeatable', 'read'], from: 400, to: 599, outcome: 'refused' },
];

/** The outcome of a charge that ended in an error, by error code. */
const OUTCOME_OF_CODE: Readonly<Record<ErrorCode, Exclude<Outcome, 'accepted'>>> = {
  config: 'notSent',
  offline: 'notSent',
  network: 'notSent',
  timeout: 'notSent',
  api: 'refused',
  auth: 'refused',
  conflict: 'refused',
  validation: 'refused',
  payment_refused: 'refused',
  payment_platform: 'refused',
  outcome_unknown: 'unknown',
  storage: 'unknown',
  internal: 'unknown',
};
