import type { FlowType } from './flow-kinds.ts';
import { namesCampaign, type FlowTarget } from './select-flow.ts';
import type { EntryStepId, StepId } from './step-ids.ts';

/** Data that a flow has to load before it can start. */
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

/** The facts that decide whether a step is passed over. */
export interface SkipFacts {
  loggedIn: boolean;
  guestLoginAllowed: boolean;
  /** Signed in, and name, phone and e-mail are known. */
  clientKnown: boolean;
  /** The offer leaves nothing to choose (type 5, one person). */
  nothingToChoose: boolean;
  /** A smart reservation would give nothing that a normal one does not. */
  smartGivesNothing: boolean;
  /** The user has chosen a smart reservation and is not premium. */
  needsPremium: boolean;
}

export interface FlowStep {
  id: StepId;
  /** Whether the step is passed over now; a step without it never is. Spec section 2 "URL routes", contract section 2. */
  skip?: (facts: SkipFacts) => boolean;
}

/** Parts of the header. Spec section 2 "Header options". */
export interface HeaderOptions {
  showShopName?: boolean;
  showProductName?: boolean;
}

/** One flow as data. */
export interface FlowRow {
  /** The loads that must succeed; the entity config and the user are always added. */
  needs: readonly FlowNeed[];
  /** Those that are added where the page names a campaign or an offer code; orders work without one too. */
  campaignNeeds?: readonly FlowNeed[];
  /** The screen that the first module asks for before the app is here: most customers see it first. */
  firstScreen: EntryStepId;
  /** The step at which the flow is entered, where it is not that of `firstScreen`; steps before it are never shown. */
  enterAt?: StepId;
  header?: HeaderOptions;
  /** The flow that begins in its place where the offer leaves something to choose. */
  ifSomethingToChoose?: FlowType;
  steps: readonly FlowStep[];
}

const CAMPAIGN_NEEDS: readonly FlowNeed[] = ['campaign', 'schedule', 'slots'];
const SERVICE_NEEDS: readonly FlowNeed[] = ['shop', 'serviceSlots'];
/** An order of a menu: of a campaign, or of the shop alone. */
const ORDER_NEEDS = { needs: ['shop'], campaignNeeds: CAMPAIGN_NEEDS } as const;

const LOGIN: FlowStep = {
  id: 'login',
  skip: ({ loggedIn, guestLoginAllowed }) => loggedIn || guestLoginAllowed,
};
const CLIENT_INFO: FlowStep = {
  id: 'client-info',
  skip: ({ loggedIn, clientKnown }) => loggedIn && clientKnown,
};
/** A smart reservation shows the plans first, unless the user is premium. Contract section 2. */
const PLANS: FlowStep = { id: 'plans', skip: ({ needsPremium }) => !needsPremium };
const CHOICE: FlowStep = { id: 'choice', skip: ({ nothingToChoose }) => nothingToChoose };

const BOOKING_STEPS: readonly FlowStep[] = [
  PLANS,
  CHOICE,
  LOGIN,
  CLIENT_INFO,
  { id: 'confirm' },
  { id: 'success' },
];
const ORDER_STEPS: readonly FlowStep[] = [
  { id: 'cart-review' },
  { id: 'delivery' },
  { id: 'booking' },
  LOGIN,
  { id: 'confirm' },
  { id: 'success' },
];
const MENU_ORDER_STEPS: readonly FlowStep[] = [{ id: 'menu' }, ...ORDER_STEPS];

/** Every flow as data. Spec section 2 "Steps per flow", contract section 2. */
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
    steps: [
      { id: 'reservation-type', skip: ({ smartGivesNothing }) => smartGivesNothing },
      ...BOOKING_STEPS,
    ],
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
    steps: [{ id: 'booking' }, LOGIN, { id: 'confirm' }, { id: 'success' }],
  },
  service_listing_and_reservation: {
    needs: ['shop', 'categories'],
    firstScreen: 'services',
    steps: [{ id: 'services' }],
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
    steps: [{ id: 'menu' }],
  },
  'product-checkout': {
    needs: ['cart'],
    firstScreen: 'cart-review',
    header: { showShopName: true },
    steps: [
      { id: 'cart-review' },
      LOGIN,
      { id: 'delivery' },
      { id: 'payment-method' },
      { id: 'confirm' },
      { id: 'success' },
    ],
  },
  campaign_offer_code: {
    needs: ['campaignByOfferCode'],
    firstScreen: 'points-confirm',
    header: { showShopName: true, showProductName: true },
    steps: [
      { id: 'points-confirm' },
      { id: 'login', skip: ({ loggedIn }) => loggedIn },
      { id: 'points-result' },
    ],
  },
};

/** The steps of a flow from its entry on; those before it are never shown. */
export function stepsOf(flow: FlowType): readonly FlowStep[] {
  const { firstScreen, enterAt = firstScreen, steps } = FLOW_TABLE[flow];
  return steps.slice(steps.findIndex((step) => step.id === enterAt));
}

/** The loads of a flow for the ids that the page names. Spec section 2 "Flow selection" rules 3 and 7, section 4 "Flow readiness". */
export function needsOf(
  flow: FlowType,
  target: Pick<FlowTarget, 'campaignId' | 'offerCode'>,
): readonly FlowNeed[] {
  const { needs, campaignNeeds = [] } = FLOW_TABLE[flow];
  return namesCampaign(target) ? [...needs, ...campaignNeeds] : needs;
}
