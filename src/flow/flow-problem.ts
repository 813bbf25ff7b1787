import { attributeName } from '../lib/config/attributes.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { ApiError, ErrorCause } from '../context/problems.ts';
import { needsOf } from './select-flow.ts';
import type { FlowNeed, FlowType } from './flow-table.ts';

/** Why a flow cannot be shown. Spec section 8 "Campaign errors". */
export type FlowProblem =
  /** The page does not name what the flow needs. */
  | { kind: 'notProvided'; code: 'config'; detail: string }
  /** The campaign does not exist or cannot be obtained by QR code. */
  | { kind: 'invalid'; code: 'api'; detail: string; status?: number | null }
  /** The campaign cannot be booked now; `config` if the page's attributes forbid it. */
  | { kind: 'unavailable'; code: 'api' | 'config'; detail: string }
  /** The shop has no such service. Spec section 8 'Service not found'. */
  | { kind: 'serviceNotFound'; code: 'config'; detail: string }
  /** The service cannot be booked online. Spec section 8 "No online booking". */
  | { kind: 'noOnlineBooking'; code: 'api'; detail: string }
  /** Anything else, as its `ApiError` has it. */
  | ({ kind: 'failed'; detail: string } & ErrorCause & Pick<ApiError, 'status'>);

/** The ids that a call may be refused for; none is a secret. */
export type NamingKey = 'campaignId' | 'offerCode' | 'shopId' | 'serviceId' | 'entityId';

/** The ids of which a need takes one. */
const NEEDED_IDS: Partial<Record<FlowNeed, readonly NamingKey[]>> = {
  campaign: ['campaignId', 'offerCode'],
  campaignByOfferCode: ['offerCode'],
  shop: ['shopId'],
  serviceSlots: ['serviceId'],
};

/** The problem of a flow that misses a parameter; null for complete parameters. Spec section 8. */
export function missingParameter(flow: FlowType, config: CheckoutConfig): FlowProblem | null {
  for (const need of needsOf(flow, config)) {
    const keys = NEEDED_IDS[need] ?? [];
    if (keys.length > 0 && keys.every((key) => config[key] === null)) {
      const names = keys.map(attributeName).join('" or "');
      const detail = `The flow "${flow}" needs the attribute "${names}".`;
      return { kind: 'notProvided', code: 'config', detail };
    }
  }
  return null;
}

/** The problem of an unknown service. */
export function serviceNotFound(shopId: string | null, serviceId: string | null): FlowProblem {
  const detail = `Service not found: shop="${shopId}" has no service="${serviceId}".`;
  return { kind: 'serviceNotFound', code: 'config', detail };
}
