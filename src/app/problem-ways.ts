import type { FlowType } from '../flow/flow-types.ts';
import type { FlowProblem } from '../flow/flow-problem.ts';
import { deferred, type DeferredView } from '../screen-kit/deferred.ts';

const SERVICE_LIST = deferred(() => import('../features/services/screens/service-list.tsx'));

const OFFER_CODE = deferred(() => import('../features/points/screens/scan/offer-code.tsx'));

/** A way on from a problem. */
interface WayOn {
  view: DeferredView;
  /** The view says what to do in words of its own, and the customer reads of no problem: there is none. */
  isInvitation?: boolean;
}

/** Problems of an offer code that a code from the customer solves. */
const CODE_WAYS: Partial<Record<FlowProblem['kind'], WayOn>> = {
  notProvided: { view: OFFER_CODE, isInvitation: true },
  invalid: { view: OFFER_CODE },
};

/** Answers of a server that knows the code and does not take it: it was used, has ended, or is of somebody else. */
const REFUSED_CODES: ReadonlySet<number | null> = new Set([400, 403, 409, 410, 422]);

const isRefusedCode = (problem: FlowProblem): boolean =>
  problem.kind === 'failed' && REFUSED_CODES.has(problem.status);

/** Problems of one service that another one of its shop solves. */
const SERVICE_PROBLEMS: ReadonlySet<FlowProblem['kind']> = new Set([
  'serviceNotFound',
  'noOnlineBooking',
]);

/** The way on from a problem of a flow, brought when it is due; null where there is none but what the page offers. */
export function wayOnFrom(problem: FlowProblem, flow: FlowType): WayOn | null {
  if (SERVICE_PROBLEMS.has(problem.kind)) return { view: SERVICE_LIST };
  if (flow !== 'campaign_offer_code') return null;
  return CODE_WAYS[problem.kind] ?? (isRefusedCode(problem) ? { view: OFFER_CODE } : null);
}
