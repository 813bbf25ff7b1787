import { FLOW_STARTS, type FlowStart } from './flow-starts.ts';
import type { FlowType } from './flow-kinds.ts';
import type { StepId } from './step-ids.ts';

/** Why a step may be passed over. Spec section 2 "URL routes" and contract section 2. */
type SkipFlag =
  /** Signed in. */
  | 'skipWhenLoggedIn'
  /** Signed in or not, guests may go on. */
  | 'skipIfGuestLoginAllowed'
  /** Signed in, and name, phone and e-mail are known. */
  | 'skipWhenClientKnown'
  /** The offer leaves nothing to choose (type 5, one person). */
  | 'skipWhenNothingToChoose'
  /** A smart reservation would give nothing that a normal one does not. */
  | 'skipWhenSmartGivesNothing'
  /** The reservation is normal, or the customer is premium. */
  | 'skipWithoutPlans';

export interface FlowStep {
  id: StepId;
  skip?: readonly SkipFlag[];
}

/** What the header shows. Spec section 2 "Header options". */
export interface HeaderOptions {
  showShopName?: boolean;
  showProductName?: boolean;
}

export interface FlowRow extends Omit<FlowStart, 'enterAt'> {
  /** The step at which the flow is entered; steps before it are never shown. */
  enterAt: StepId;
  header: HeaderOptions;
  /** The campaign must be open for booking or the flow ends with campaignErrors.unavailable. */
  campaignMustBeAvailable?: boolean;
  /** The flow that begins in its place where the offer leaves something to choose. */
  ifSomethingToChoose?: FlowType;
  steps: readonly FlowStep[];
}

const LOGIN: FlowStep = { id: 'login', skip: ['skipWhenLoggedIn', 'skipIfGuestLoginAllowed'] };
const CLIENT_INFO: FlowStep = { id: 'client-info', skip: ['skipWhenClientKnown'] };
/** "Smart reservations of a user who is not premium see the plans view first." Contract section 2. */
const PLANS: FlowStep = { id: 'plans', skip: ['skipWithoutPlans'] };
const CHOICE: FlowStep = { id: 'choice', skip: ['skipWhenNothingToChoose'] };

const BOOKING_STEPS: readonly FlowStep[] = [
  PLANS,
  CHOICE,
  LOGIN,
  CLIENT_INFO,
  { id: 'confirm' },
  { id: 'success' },
];
const MENU_ORDER_STEPS: readonly FlowStep[] = [
  { id: 'menu' },
  { id: 'cart-review' },
  { id: 'delivery' },
  { id: 'booking' },
  LOGIN,
  { id: 'confirm' },
  { id: 'success' },
];

/** Every flow as data. Spec section 2 "Steps per flow", contract section 2. */
export const FLOW_TABLE: Record<FlowType, FlowRow> = {
  booking_voucher: {
    ...FLOW_STARTS.booking_voucher,
    // The first module brings the screen of the choice, which all but a few see first.
    enterAt: 'plans',
    header: {},
    campaignMustBeAvailable: true,
    steps: BOOKING_STEPS,
  },
  reservation_type_booking_voucher: {
    ...FLOW_STARTS.reservation_type_booking_voucher,
    header: {},
    campaignMustBeAvailable: true,
    steps: [{ id: 'reservation-type', skip: ['skipWhenSmartGivesNothing'] }, ...BOOKING_STEPS],
  },
  skip_campaign_type_5_first_step: {
    ...FLOW_STARTS.skip_campaign_type_5_first_step,
    header: {},
    campaignMustBeAvailable: true,
    ifSomethingToChoose: 'booking_voucher',
    steps: BOOKING_STEPS,
  },
  service_and_reservation: {
    ...FLOW_STARTS.service_and_reservation,
    header: { showProductName: true },
    steps: [{ id: 'booking' }, LOGIN, { id: 'confirm' }, { id: 'success' }],
  },
  service_listing_and_reservation: {
    ...FLOW_STARTS.service_listing_and_reservation,
    header: {},
    steps: [{ id: 'services' }],
  },
  transport_order: {
    ...FLOW_STARTS.transport_order,
    header: { showShopName: true },
    campaignMustBeAvailable: true,
    steps: [
      { id: 'cart-review' },
      { id: 'delivery' },
      { id: 'booking' },
      LOGIN,
      { id: 'confirm' },
      { id: 'success' },
    ],
  },
  menu_and_transport_order: {
    ...FLOW_STARTS.menu_and_transport_order,
    header: { showShopName: true },
    campaignMustBeAvailable: true,
    steps: MENU_ORDER_STEPS,
  },
  service_menu_and_transport_order: {
    ...FLOW_STARTS.service_menu_and_transport_order,
    header: { showShopName: true, showProductName: true },
    steps: MENU_ORDER_STEPS,
  },
  menu_only: {
    ...FLOW_STARTS.menu_only,
    header: { showShopName: true },
    steps: [{ id: 'menu' }],
  },
  'product-checkout': {
    ...FLOW_STARTS['product-checkout'],
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
    ...FLOW_STARTS.campaign_offer_code,
    header: { showShopName: true, showProductName: true },
    campaignMustBeAvailable: true,
    steps: [
      { id: 'points-confirm' },
      { id: 'login', skip: ['skipWhenLoggedIn'] },
      { id: 'points-result' },
    ],
  },
};

/** The steps of a flow from its entry on; those before it are never shown. */
export function stepsOf(flow: FlowType): readonly FlowStep[] {
  const { enterAt, steps } = FLOW_TABLE[flow];
  return steps.slice(steps.findIndex((step) => step.id === enterAt));
}

/** What decides whether a step is passed over. */
export interface SkipFacts {
  loggedIn: boolean;
  guestLoginAllowed: boolean;
  /** Signed in, and name, phone and e-mail are known. */
  clientKnown: boolean;
  nothingToChoose: boolean;
  smartGivesNothing: boolean;
  /** A smart reservation is wanted by somebody who is not premium. */
  needsPremium: boolean;
}

const SKIP_TESTS: Record<SkipFlag, (facts: SkipFacts) => boolean> = {
  skipWhenLoggedIn: (facts) => facts.loggedIn,
  skipIfGuestLoginAllowed: (facts) => facts.guestLoginAllowed,
  skipWhenClientKnown: (facts) => facts.loggedIn && facts.clientKnown,
  skipWhenNothingToChoose: (facts) => facts.nothingToChoose,
  skipWhenSmartGivesNothing: (facts) => facts.smartGivesNothing,
  skipWithoutPlans: (facts) => !facts.needsPremium,
};

/** Whether a step is passed over now: any of its flags holds. Spec section 2. */
export function isSkipped(step: FlowStep, facts: SkipFacts): boolean {
  return step.skip?.some((flag) => SKIP_TESTS[flag](facts)) ?? false;
}
