import { allowedModes, canBookDate, canBuyVoucher } from '../features/offer/rules/availability.ts';
import type { CampaignInfo, CampaignView } from '../features/offer/rules/campaign.ts';
import { attributeName } from '../lib/config/attributes.ts';
import type { CheckoutConfig, ReservationMode } from '../lib/config/checkout-config.ts';
import type { Id } from '../lib/config/id.ts';
import type { ErrorCode } from '../lib/error/error-code.ts';
import { isOnlineService } from '../features/services/rules/is-online-service.ts';
import type { Shop } from '../features/offer/rules/shop.ts';
import { needsOf, type FlowNeed } from './flow-starts.ts';
import { FLOW_TABLE, stepsOf, type FlowStep } from './flow-table.ts';
import type { FlowType } from './flow-types.ts';
import type { StepId } from './step-ids.ts';

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

/** The way a points campaign must be obtained. Spec section 5 "Campaign obtain". */
export const QR_OBTAIN_METHOD = 'qrcode_scan';

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

/** The problem of a campaign that has loaded but does not suit its flow; null when it does. Spec section 8. */
export function judgeCampaign(flow: FlowType, info: CampaignInfo): FlowProblem | null {
  const id = info.campaignView.campaignId;
  if (flow === 'campaign_offer_code' && info.obtainMethod !== QR_OBTAIN_METHOD) {
    return { kind: 'invalid', code: 'api', detail: `Campaign ${id} is not obtained by QR code.` };
  }
  if (FLOW_TABLE[flow].campaignMustBeAvailable && !info.isAvailable) {
    return { kind: 'unavailable', code: 'api', detail: `Campaign ${id} is not available.` };
  }
  return null;
}

/** The problem of a service that its shop does not have, or not online; null for a flow without one. Spec section 8. */
export function judgeService(
  flow: FlowType,
  shop: Pick<Shop, 'id' | 'services'>,
  serviceId: Id | null,
): FlowProblem | null {
  if (!FLOW_TABLE[flow].needs.includes('serviceSlots')) return null;
  const service = shop.services.find(({ id }) => id === serviceId);
  if (!service) return serviceNotFound(shop.id, serviceId);
  if (isOnlineService(service)) return null;
  const detail = `shop="${shop.id}" has no online bookings of service="${serviceId}".`;
  return { kind: 'noOnlineBooking', code: 'api', detail };
}

/** Says that a shop has no such service. */
export function serviceNotFound(shopId: Id | null, serviceId: Id | null): FlowProblem {
  const detail = `Service not found: shop="${shopId}" has no service="${serviceId}".`;
  return { kind: 'serviceNotFound', code: 'config', detail };
}

/** What a page allows of an offer. */
export type ModeFlags = Pick<CheckoutConfig, 'canBookDate' | 'canBuyVoucher'>;

const MODE_FLAGS: readonly (keyof ModeFlags)[] = ['canBookDate', 'canBuyVoucher'];

/** Steps that only lead to a booking. Without a campaign the page alone may close them. */
const BOOKING_STEPS: readonly StepId[] = ['booking', 'services'];

function modesOf(view: CampaignView | null, flags: ModeFlags): readonly ReservationMode[] {
  if (!view) return flags.canBookDate ? ['book'] : [];
  return allowedModes({ canBook: canBookDate(view, flags), canBuy: canBuyVoucher(view, flags) });
}

/**
 * The problem of a flow whose campaign (null where it has none) can be had in none of its ways: booked, or bought where
 * it offers the choice; else null. Where the campaign itself allows it, the attributes that do not are named. Spec section
 * 4 "Availability rules", section 8.
 */
export function judgeModes(
  flow: FlowType,
  view: CampaignView | null,
  flags: ModeFlags,
): FlowProblem | null {
  const has = (steps: readonly FlowStep[], ids: readonly StepId[]) =>
    steps.some(({ id }) => ids.includes(id));
  if (!has(FLOW_TABLE[flow].steps, ['choice', ...BOOKING_STEPS])) return null;
  const showsChoice = has(stepsOf(flow), ['choice']);
  const isOpen = (given: ModeFlags) => {
    const modes = modesOf(view, given);
    return showsChoice ? modes.length > 0 : modes.includes('book');
  };
  if (isOpen(flags)) return null;
  const closing = MODE_FLAGS.filter((key) => isOpen({ ...flags, [key]: true }));
  const names = closing.map((key) => `${attributeName(key)}="false"`).join(' and ');
  const what = view ? `Campaign ${view.campaignId}` : `The flow "${flow}"`;
  return closing.length > 0
    ? {
        kind: 'unavailable',
        code: 'config',
        detail: `${what} leaves nothing to choose with ${names}.`,
      }
    : { kind: 'unavailable', code: 'api', detail: `${what} can be neither booked nor bought.` };
}
