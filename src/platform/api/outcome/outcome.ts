import type { ErrorCode } from '../../../lib/error/error-code.ts';

/** The parts of an answer that decide its outcome. */
interface AnswerFacts {
  kind: CallKind;
  /** HTTP status; 0 for a redirect that was not followed. */
  status: number;
  /** The body is the platform's own error object: JSON with a message or a code. */
  hasPlatformBody: boolean;
}

/** The outcome of an answer by the table of refusals; unknown if that does not cover it. Contract section 3. */
export function outcomeOfAnswer({ kind, status, hasPlatformBody }: AnswerFacts): Outcome {
  if (status >= 200 && status <= 299) return 'accepted';
  const { upTo, except, needsPlatformBody } = REFUSALS[kind];
  const isCovered = status >= 400 && status <= upTo && !except.includes(status);
  return isCovered && (hasPlatformBody || !needsPlatformBody) ? 'refused' : 'unknown';
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

/** The answers that refuse a call: HTTP statuses from 400 on. */
interface Refusal {
  /** The last HTTP status. */
  upTo: number;
  /** Statuses in between that leave the outcome unknown. */
  except: readonly number[];
  /** Only the platform's own error object refuses it. */
  needsPlatformBody?: true;
}

/**
 * The refusals of each kind of call. Every other answer leaves the outcome unknown, as every 5xx, 408, 425, redirect or
 * HTML page that answers a charge. Contract section 3, decisions.md.
 */
const REFUSALS: Readonly<Record<CallKind, Refusal>> = {
  charge: { upTo: 499, except: [408, 425], needsPlatformBody: true },
  change: { upTo: 599, except: [408, 425, 502, 504] },
  repeatable: { upTo: 599, except: [] },
  read: { upTo: 599, except: [] },
};

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
