import type { FlowType } from './flow-kinds.ts';
import { namesCampaign, type FlowTarget } from './select-flow.ts';
import type { EntryStepId } from './step-ids.ts';

/** What has to be loaded before a flow can start. */
export type FlowNeed =
  | 'campaign'
  | 'campaignByOfferCode'
  | 'schedule'
  | 'slots'
  | 'shop'
  | 'serviceSlots'
  | 'resources'
  | 'categories'
  | 'cart';

/** What it takes to begin a flow. */
export interface FlowStart {
  /** The loads that must succeed; the entity config and the user are always added. */
  needs: readonly FlowNeed[];
  /** Those that are added where the page names a campaign or an offer code; orders go without one too. */
  campaignNeeds?: readonly FlowNeed[];
  /** The step at which the flow is entered; steps before it are never shown. */
  enterAt: EntryStepId;
}

const CAMPAIGN_NEEDS: readonly FlowNeed[] = ['campaign', 'schedule', 'slots'];
const ORDER_START = { needs: ['shop'], campaignNeeds: CAMPAIGN_NEEDS } as const;
const SERVICE_NEEDS: readonly FlowNeed[] = ['shop', 'serviceSlots'];

/**
 * The part of each flow's row that the first module reads, to start its calls and load its screen before the app
 * has come; the rest of the row stands in the flow table. Spec section 2 "Steps per flow", contract section 2.
 */
export const FLOW_STARTS: Readonly<Record<FlowType, FlowStart>> = {
  booking_voucher: { needs: CAMPAIGN_NEEDS, enterAt: 'choice' },
  reservation_type_booking_voucher: { needs: CAMPAIGN_NEEDS, enterAt: 'reservation-type' },
  skip_campaign_type_5_first_step: { needs: CAMPAIGN_NEEDS, enterAt: 'login' },
  service_and_reservation: { needs: [...SERVICE_NEEDS, 'resources'], enterAt: 'booking' },
  service_listing_and_reservation: { needs: ['shop', 'categories'], enterAt: 'services' },
  transport_order: { ...ORDER_START, enterAt: 'cart-review' },
  menu_and_transport_order: { ...ORDER_START, enterAt: 'menu' },
  service_menu_and_transport_order: { needs: SERVICE_NEEDS, enterAt: 'menu' },
  menu_only: { needs: ['shop'], enterAt: 'menu' },
  'product-checkout': { needs: ['cart'], enterAt: 'cart-review' },
  campaign_offer_code: { needs: ['campaignByOfferCode'], enterAt: 'points-confirm' },
};

/** The loads of a flow for what the page names. Spec section 2 "Flow selection" rules 3 and 7, section 4 "Flow readiness". */
export function needsOf(
  flow: FlowType,
  target: Pick<FlowTarget, 'campaignId' | 'offerCode'>,
): readonly FlowNeed[] {
  const { needs, campaignNeeds = [] } = FLOW_STARTS[flow];
  return namesCampaign(target) ? [...needs, ...campaignNeeds] : needs;
}
