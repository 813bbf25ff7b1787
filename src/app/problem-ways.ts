import type { CheckoutConfig } from '../domain/config/checkout-config.ts';
import type { FlowProblem } from '../flows/readiness.ts';
import type { LazyPart } from '../screens/parts/step/lazy-part.tsx';

const SERVICE_LIST: LazyPart = {
  load: () => import('../screens/services/service-list-part.tsx'),
  catalogs: ['services'],
};

const OFFER_CODE: LazyPart = {
  load: () => import('../screens/points-confirm/scan/offer-code-part.tsx'),
  catalogs: ['points'],
};

/** A way on from a problem. */
interface WayOn {
  part: LazyPart;
  /** The part says what to do in words of its own, and the customer reads of no problem: there is none. */
  isInvitation?: boolean;
}

/** Problems of an offer code that a code from the customer solves. */
const CODE_WAYS: Partial<Record<FlowProblem['kind'], WayOn>> = {
  notProvided: { part: OFFER_CODE, isInvitation: true },
  invalid: { part: OFFER_CODE },
};

/** Answers of a server that knows the code and does not take it: it was used, has ended, or is of somebody else. */
const REFUSED_CODES: ReadonlySet<number | null> = new Set([400, 403, 409, 410, 422]);

const isRefusedCode = (problem: FlowProblem): boolean =>
  problem.kind === 'failed' && REFUSED_CODES.has(problem.status);

/** The way on from a problem, brought when it is due; null where there is none but what the page offers. */
export function wayOnFrom(problem: FlowProblem, { qr }: Pick<CheckoutConfig, 'qr'>): WayOn | null {
  if (problem.kind === 'serviceNotFound') return { part: SERVICE_LIST };
  if (!qr) return null;
  return CODE_WAYS[problem.kind] ?? (isRefusedCode(problem) ? { part: OFFER_CODE } : null);
}
