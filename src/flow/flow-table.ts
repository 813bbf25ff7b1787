import type { EntryStep, FlowType, RoomStep } from './flow-kinds.ts';
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

interface FlowRow {
  /** Loads that must succeed, in addition to the entity config's and the user's. */
  needs: readonly FlowNeed[];
  /** Further loads if the page names a campaign or an offer code. */
  campaignNeeds?: readonly FlowNeed[];
  /** The screen that the first module loads in parallel with the app: most customers see it first. */
  first: EntryStep;
  /** The first step, if it is not `first`; steps before it are never shown. */
  enterAt?: RoomStep;
  /** Parts of the header. Spec section 2 "Header options". */
  header?: { showShopName?: boolean; showProductName?: boolean };
  /** The flow that starts instead if the offer has a choice. */
  ifSomethingToChoose?: FlowType;
  steps: readonly RoomStep[];
}

const CAMPAIGN_NEEDS: readonly FlowNeed[] = ['campaign', 'schedule', 'slots'];
const SERVICE_NEEDS: readonly FlowNeed[] = ['shop', 'serviceSlots'];
/** A menu order belongs to a campaign or to the shop alone. */
const ORDER = {
  needs: ['shop'],
  campaignNeeds: CAMPAIGN_NEEDS,
  header: { showShopName: true },
} as const;

const BOOKING_STEPS: readonly RoomStep[] = [
  'membership/plans',
  'booking/choice',
  'account/login',
  'contact/client-info',
  'booking/confirm',
  'confirmation/success',
];
const ORDER_STEPS: readonly RoomStep[] = [
  'cart/cart-review',
  'delivery/menu/delivery',
  'ordering/booking',
  'account/login',
  'ordering/menu/confirm',
  'confirmation/menu/success',
];
const MENU_ORDER_STEPS: readonly RoomStep[] = ['menu/menu', ...ORDER_STEPS];

/** Every flow. Spec section 2 "Steps per flow", contract section 2. */
export const FLOW_TABLE: Record<FlowType, FlowRow> = {
  booking_voucher: {
    needs: CAMPAIGN_NEEDS,
    first: 'booking/choice',
    enterAt: 'membership/plans',
    steps: BOOKING_STEPS,
  },
  reservation_type_booking_voucher: {
    needs: CAMPAIGN_NEEDS,
    first: 'booking/reservation-type',
    steps: ['booking/reservation-type', ...BOOKING_STEPS],
  },
  skip_campaign_type_5_first_step: {
    needs: CAMPAIGN_NEEDS,
    first: 'account/login',
    ifSomethingToChoose: 'booking_voucher',
    steps: BOOKING_STEPS,
  },
  service_and_reservation: {
    needs: [...SERVICE_NEEDS, 'resources'],
    first: 'booking/booking',
    header: { showProductName: true },
    steps: ['booking/booking', 'account/login', 'booking/confirm', 'confirmation/success'],
  },
  service_listing_and_reservation: {
    needs: ['shop', 'categories'],
    first: 'services/services',
    steps: ['services/services'],
  },
  transport_order: {
    ...ORDER,
    first: 'cart/cart-review',
    steps: ORDER_STEPS,
  },
  menu_and_transport_order: {
    ...ORDER,
    first: 'menu/menu',
    steps: MENU_ORDER_STEPS,
  },
  service_menu_and_transport_order: {
    needs: SERVICE_NEEDS,
    first: 'menu/menu',
    header: { showShopName: true, showProductName: true },
    steps: MENU_ORDER_STEPS,
  },
  menu_only: {
    needs: ['shop'],
    first: 'menu/menu',
    header: { showShopName: true },
    steps: ['menu/menu'],
  },
  'product-checkout': {
    needs: ['cart'],
    first: 'cart/cart-review',
    header: { showShopName: true },
    steps: [
      'cart/cart-review',
      'account/login',
      'delivery/product/delivery',
      'ordering/payment-method',
      'ordering/product/confirm',
      'confirmation/product/success',
    ],
  },
  campaign_offer_code: {
    needs: ['campaignByOfferCode'],
    first: 'points/points-confirm',
    header: { showShopName: true, showProductName: true },
    steps: ['points/points-confirm', 'account/login', 'points/points-result'],
  },
};

/** The loads of a flow for the ids that the page names. Spec section 2 "Flow selection" rules 3 and 7, section 4 "Flow readiness". */
export function needsOf(
  flow: FlowType,
  target: Pick<FlowTarget, 'campaignId' | 'offerCode'>,
): readonly FlowNeed[] {
  const { needs, campaignNeeds = [] } = FLOW_TABLE[flow];
  return namesCampaign(target) ? [...needs, ...campaignNeeds] : needs;
}
