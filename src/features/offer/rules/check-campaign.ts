import { attributeName } from '../../../lib/config/attributes.ts';
import type { CheckoutConfig, ReservationMode } from '../../../lib/config/checkout-config.ts';
import type { FlowProblem } from '../../../flow/flow-problem.ts';
import { FLOW_TABLE, stepsOf, type FlowStep } from '../../../flow/flow-table.ts';
import type { FlowType } from '../../../flow/flow-kinds.ts';
import type { StepId } from '../../../flow/step-ids.ts';
import { allowedModes, canBookDate, canBuyVoucher } from './availability.ts';
import type { CampaignInfo, CampaignView } from './campaign.ts';

/** The way a points campaign must be obtained. Spec section 5 "Campaign obtain". */
export const QR_OBTAIN_METHOD = 'qrcode_scan';

/** The problem of a campaign that has loaded but does not suit its flow; null when it does. Spec section 8. */
export function checkCampaign(flow: FlowType, info: CampaignInfo): FlowProblem | null {
  const id = info.campaignView.campaignId;
  if (flow === 'campaign_offer_code' && info.obtainMethod !== QR_OBTAIN_METHOD) {
    return { kind: 'invalid', code: 'api', detail: `Campaign ${id} is not obtained by QR code.` };
  }
  if (!info.isAvailable) {
    return { kind: 'unavailable', code: 'api', detail: `Campaign ${id} is not available.` };
  }
  return null;
}

/** The modes that the page allows. */
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
export function checkModes(
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
