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

/** The way on from a problem, brought when it is due; null where there is none but what the page offers. */
export function wayOnFrom({ kind }: FlowProblem, { qr }: Pick<CheckoutConfig, 'qr'>): WayOn | null {
  if (kind === 'serviceNotFound') return { part: SERVICE_LIST };
  return (qr && CODE_WAYS[kind]) || null;
}
