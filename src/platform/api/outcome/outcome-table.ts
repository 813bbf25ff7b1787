import type { ErrorCode } from '../../../lib/error/error-code.ts';

/**
 * What a call does at the platform.
 *
 * - `charge`: a second one is a second booking, order, campaign obtained, wallet request or payment link.
 * - `change`: a second one does no harm that the customer does not see: carts, coupons, addresses, registrations, SMS, conversions.
 * - `repeatable`: a second one changes nothing: sign-in, the mail for a new password.
 * - `read`: every GET, premium plans included.
 * - `poll`: the question how a payment stands. Refused means that the platform does not say, which decides nothing.
 */
export type CallKind = 'charge' | 'change' | 'repeatable' | 'read' | 'poll';

/** The outcome of a call. `unknown`: the platform may have done it. `notSent`: nothing left the page. */
export type Outcome = 'accepted' | 'refused' | 'unknown' | 'notSent';

/** One row of the table: the kinds and HTTP statuses that it is about, and what such an answer means. */
export interface OutcomeRow {
  kinds: readonly CallKind[];
  /** First and last HTTP status. */
  from: number;
  to: number;
  /** Statuses in between that the row says nothing about. */
  except?: readonly number[];
  /** The row holds only for a body that is the platform's own error object. */
  needsPlatformBody?: true;
  outcome: Outcome;
}

/**
 * The outcome by kind of call, HTTP status and error body. Without a matching row it is unknown, as for every 5xx,
 * 408, 425, redirect or HTML page that answers a charge. Contract section 3, decisions.md.
 */
export const OUTCOME_TABLE: readonly OutcomeRow[] = [
  {
    kinds: ['charge', 'change', 'repeatable', 'read', 'poll'],
    from: 200,
    to: 299,
    outcome: 'accepted',
  },
  {
    kinds: ['charge', 'poll'],
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
export const OUTCOME_OF_CODE: Readonly<Record<ErrorCode, Exclude<Outcome, 'accepted'>>> = {
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
