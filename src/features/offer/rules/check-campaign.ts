import { attributeName } from '../../../lib/config/attributes.ts';
import type { FlowProblem } from '../../../flow/flow-problem.ts';
import { stepsOf, submits } from '../../../flow/flow-rows.ts';
import type { FlowType, StepId } from '../../../flow/flow-table.ts';
import { allowedModes, type ModeFlags } from './availability.ts';
import type { CampaignInfo, CampaignView } from './campaign.ts';

/** The `obtainMethod` of points campaigns. Spec section 5 "Campaign obtain". */
export const QR_OBTAIN_METHOD = 'qrcode_scan';

/** Why a loaded campaign does not suit its flow; null when it does. Spec section 8. */
export function checkCampaign(flow: FlowType, info: CampaignInfo): FlowProblem | null {
  const id = info.campaignView.campaignId;
  if (submits(flow, 'points') && info.obtainMethod !== QR_OBTAIN_METHOD) {
    return { kind: 'invalid', code: 'api', detail: `Campaign ${id} is not obtained by QR code.` };
  }
  if (!info.isAvailable) {
    return { kind: 'unavailable', code: 'api', detail: `Campaign ${id} is not available.` };
  }
  return null;
}

const MODE_FLAGS: readonly (keyof ModeFlags)[] = ['canBookDate', 'canBuyVoucher'];

/** Steps that lead to a booking, or (`choice`) to a booking or a voucher. */
const SELLING_STEPS: readonly StepId[] = ['choice', 'booking', 'services'];

/**
 * The problem of a flow that can neither book nor, with a choice step, sell vouchers; else null. `view` is null without a
 * campaign. The detail names the page's attributes if they are the cause. Spec section 4 "Availability rules", section 8.
 */
export function checkModes(
  flow: FlowType,
  view: CampaignView | null,
  flags: ModeFlags,
): FlowProblem | null {
  const steps = stepsOf(flow);
  if (!steps.some((step) => SELLING_STEPS.includes(step))) return null;
  const showsChoice = steps.includes('choice');
  const isOpen = (given: ModeFlags) => {
    const modes = allowedModes(view, given);
    return showsChoice ? modes.length > 0 : modes.includes('book');
  };
  if (isOpen(flags)) return null;
  const closing = MODE_FLAGS.filter((key) => isOpen({ ...flags, [key]: true }));
  const names = closing.map((key) => `${attributeName(key)}="false"`).join(' and ');
  const what = view ? `Campaign ${view.campaignId}` : `The flow "${flow}"`;
  const kind = 'unavailable';
  return closing.length > 0
    ? { kind, code: 'config', detail: `${what} leaves nothing to choose with ${names}.` }
    : { kind, code: 'api', detail: `${what} can be neither booked nor bought.` };
}
