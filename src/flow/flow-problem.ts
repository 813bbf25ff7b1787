import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { Id } from '../lib/config/id.ts';
import type { ErrorCode } from '../lib/error/error-code.ts';
import { needsOf, type FlowNeed } from './flow-table.ts';
import type { FlowType } from './flow-kinds.ts';

/** Why a flow cannot be shown. Spec section 8 "Campaign errors". */
export type FlowProblem =
  /** The page does not name what the flow needs. */
  | { kind: 'notProvided'; code: 'config'; detail: string }
  /** The campaign does not exist, or is none that is obtained by QR code. */
  | { kind: 'invalid'; code: 'api'; detail: string; status?: number | null }
  /** The campaign cannot be booked now; `config` where the page's own attributes close it. */
  | { kind: 'unavailable'; code: 'api' | 'config'; detail: string }
  /** The shop has no such service. Spec section 8 'Service not found'. */
  | { kind: 'serviceNotFound'; code: 'config'; detail: string }
  /** The shop has the service, which cannot be booked online. Spec section 8 "No online booking". */
  | { kind: 'noOnlineBooking'; code: 'api'; detail: string }
  /** Anything else; `message` is the server's own sentence or null for the generic one, `status` that of its answer. */
  | {
      kind: 'failed';
      code: ErrorCode;
      detail: string;
      message: string | null;
      status: number | null;
    };

/** The HTTP status behind a problem; null where no answer was the cause. */
export function statusOf(problem: FlowProblem): number | null {
  return 'status' in problem ? (problem.status ?? null) : null;
}

const NEEDED_PARAMETER: Partial<
  Record<FlowNeed, { given: (config: CheckoutConfig) => boolean; attribute: string }>
> = {
  campaign: {
    given: (config) => config.campaignId !== null || config.offerCode !== null,
    attribute: 'campaign',
  },
  campaignByOfferCode: { given: (config) => config.offerCode !== null, attribute: 'offer-code' },
  shop: { given: (config) => config.shopId !== null, attribute: 'shop' },
  serviceSlots: { given: (config) => config.serviceId !== null, attribute: 'service' },
};

/** The problem of a flow whose parameters are incomplete; null when they suffice. Spec section 8. */
export function missingParameter(flow: FlowType, config: CheckoutConfig): FlowProblem | null {
  for (const need of needsOf(flow, config)) {
    const parameter = NEEDED_PARAMETER[need];
    if (parameter && !parameter.given(config)) {
      return {
        kind: 'notProvided',
        code: 'config',
        detail: `The flow "${flow}" needs the attribute "${parameter.attribute}".`,
      };
    }
  }
  return null;
}

/** Says that a shop has no such service. */
export function serviceNotFound(shopId: Id | null, serviceId: Id | null): FlowProblem {
  const detail = `Service not found: shop="${shopId}" has no service="${serviceId}".`;
  return { kind: 'serviceNotFound', code: 'config', detail };
}
