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

/** Problems of an offer code that another code may solve. */
const CODE_PROBLEMS: readonly FlowProblem['kind'][] = ['notProvided', 'invalid'];

/** The way on from a problem, brought when it is due; null where there is none but what the page offers. */
export function wayOnFrom(
  { kind }: FlowProblem,
  { qr }: Pick<CheckoutConfig, 'qr'>,
): LazyPart | null {
  if (kind === 'serviceNotFound') return SERVICE_LIST;
  return qr && CODE_PROBLEMS.includes(kind) ? OFFER_CODE : null;
}
