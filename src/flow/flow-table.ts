import type { FlowType, EntryStepId, StepId } from './flow-kinds.ts';
import { namesCampaign, type FlowTarget } from './select-flow.ts';

/** Data that a flow loads before it starts. */
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

export interface FlowRow {
  /** Loads that must succeed, besides those of the entity config and the user. */
  needs: readonly FlowNeed[];
  /** Further loads if the page names a campaign or an offer code. */
  campaignNeeds?: readonly FlowNeed[];
  /** The screen that the first module loads in parallel with the app: most customers see it first. */
  firstScreen: EntryStepId;
  /** The first step, if it is not `firstScreen`; steps before it are never shown. */
  enterAt?: StepId;
  /** Parts of the header. Spec section 2 "Header options". */
  header?: { showShopName?: boolean; showProductName?: boolean };
  /** The flow that starts instead if the offer has a choice. */
  ifSomethingToChoose?: FlowType;
  steps: readonly StepId[];
}

const CAMPAIGN_NEEDS: readonly FlowNeed[] = ['campaign', 'schedule', 'slots'];
const SERVICE_NEEDS: readonly FlowNeed[] = ['shop', 'serviceSlots'];
/** A menu order belongs to a campaign or to the shop alone. */
const ORDER_NEEDS = { needs: ['shop'], campaignNeeds: CAMPAIGN_NEEDS } as const;

const BOOKING_STEPS: readonly StepId[] = [
  'plans',
  'choice',
  'login',
  'client-info',
  'confirm',
  'success',
];
const ORDER_STEPS: readonly StepId[] = [
  'cart-review',
  'delivery',
  'booking',
  'login',
  'confirm',
  'success',
];
const MENU_ORDER_STEPS: readonly StepId[] = ['menu', ...ORDER_STEPS];

/** Every flow. Spec section 2 "Steps per flow", contract section 2. */
export const FLOW_TABLE: Record<FlowType, FlowRow> = {
  booking_voucher: {
    needs: CAMPAIGN_NEEDS,
    firstScreen: 'choice',
    enterAt: 'plans',
    steps: BOOKING_STEPS,
  },
  reservation_type_booking_voucher: {
    needs: CAMPAIGN_NEEDS,
    firstScreen: 'reservation-type',
    steps: ['reservation-type', ...BOOKING_STEPS],
  },
  skip_campaign_type_5_first_step: {
    needs: CAMPAIGN_NEEDS,
    firstScreen: 'login',
    ifSomethingToChoose: 'booking_voucher',
    steps: BOOKING_STEPS,
  },
  service_and_reservation: {
    needs: [...SERVICE_NEEDS, 'resources'],
    firstScreen: 'booking',
    header: { showProductName: true },
    steps: ['booking', 'login', 'confirm', 'success'],
  },
  service_listing_and_reservation: {
    needs: ['shop', 'categories'],
    firstScreen: 'services',
    steps: ['services'],
  },
  transport_order: {
    ...ORDER_NEEDS,
    firstScreen: 'cart-review',
    header: { showShopName: true },
    steps: ORDER_STEPS,
  },
  menu_and_transport_order: {
    ...ORDER_NEEDS,
    firstScreen: 'menu',
    header: { showShopName: true },
    steps: MENU_ORDER_STEPS,
  },
  service_menu_and_transport_order: {
    needs: SERVICE_NEEDS,
    firstScreen: 'menu',
    header: { showShopName: true, showProductName: true },
    steps: MENU_ORDER_STEPS,
  },
  menu_only: {
    needs: ['shop'],
    firstScreen: 'menu',
    header: { showShopName: true },
    steps: ['menu'],
  },
  'product-checkout': {
    needs: ['cart'],
    firstScreen: 'cart-review',
    header: { showShopName: true },
    steps: ['cart-review', 'login', 'delivery', 'payment-method', 'confirm', 'success'],
  },
  campaign_offer_code: {
    needs: ['campaignByOfferCode'],
    firstScreen: 'points-confirm',
    header: { showShopName: true, showProductName: true },
    steps: ['points-confirm', 'login', 'points-result'],
  },
};

/** The steps of a flow from its first one on. */
export function stepsOf(flow: FlowType): readonly StepId[] {
  const { firstScreen, enterAt = firstScreen, steps } = FLOW_TABLE[flow];
  return steps.slice(steps.indexOf(enterAt));
}

/** The loads of a flow for the ids that the page names. Spec section 2 "Flow selection" rules 3 and 7, section 4 "Flow readiness". */
export function needsOf(
  flow: FlowType,
  target: Pick<FlowTarget, 'campaignId' | 'offerCode'>,
): readonly FlowNeed[] {
  const { needs, campaignNeeds = [] } = FLOW_TABLE[flow];
  return namesCampaign(target) ? [...needs, ...campaignNeeds] : needs;
}
