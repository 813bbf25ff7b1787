interface FlowRow<Flow = string, Need = string, Step = string> {
  /** Loads that must succeed, in addition to the entity config's and the user's. */
  needs: readonly Need[];
  /** Further loads if the page names a campaign or an offer code. */
  campaignNeeds?: readonly Need[];
  /** Of a flow that begins with a free choice of a time: what its next free times need, which other places list before it starts. */
  timesNeeds?: readonly Need[];
  /** The first step, if it is not the first one of `steps`; those before it are never shown. */
  firstStep?: Step;
  /** The step that most customers see first, if it is not the first one: its screen loads in parallel with the app. */
  preload?: Step;
  /** Parts of the header. Spec section 2 "Header options". */
  header?: { showShopName?: boolean; showProductName?: boolean };
  /** The flow that starts instead if the offer has a choice. */
  ifSomethingToChoose?: Flow;
  /** In their order, as `room/name`: the room of the screen, and the step's name, which the page's events give. */
  steps: readonly [Step, ...Step[]];
}

const CAMPAIGN_NEEDS = ['campaign', 'schedule', 'slots'] as const;
const SERVICE_NEEDS = ['shop', 'serviceSlots'] as const;
/** A menu order belongs to a campaign or to the shop alone. */
const ORDER = {
  needs: ['shop'],
  campaignNeeds: CAMPAIGN_NEEDS,
  header: { showShopName: true },
} as const;

const BOOKING_STEPS = [
  'membership/plans',
  'booking/choice',
  'account/login',
  'contact/client-info',
  'booking/confirm',
  'confirmation/success',
] as const;
const ORDER_STEPS = [
  'cart/cart-review',
  'delivery/menu/delivery',
  'ordering/booking',
  'account/login',
  'ordering/menu/confirm',
  'confirmation/menu/success',
] as const;
const MENU_ORDER_STEPS = ['menu/menu', ...ORDER_STEPS] as const;

/** The list of venues, then the eleven flows. Spec section 2 "Flow selection", "Also defined" and "Steps per flow", contract section 2. */
const ROWS = {
  venue_listing: { needs: [], steps: ['venues/venues'] },
  booking_voucher: {
    needs: CAMPAIGN_NEEDS,
    timesNeeds: CAMPAIGN_NEEDS,
    preload: 'booking/choice',
    steps: BOOKING_STEPS,
  },
  reservation_type_booking_voucher: {
    needs: CAMPAIGN_NEEDS,
    timesNeeds: CAMPAIGN_NEEDS,
    steps: ['booking/reservation-type', ...BOOKING_STEPS],
  },
  skip_campaign_type_5_first_step: {
    needs: CAMPAIGN_NEEDS,
    firstStep: 'account/login',
    ifSomethingToChoose: 'booking_voucher',
    steps: BOOKING_STEPS,
  },
  service_and_reservation: {
    needs: [...SERVICE_NEEDS, 'resources'],
    timesNeeds: SERVICE_NEEDS,
    header: { showProductName: true },
    steps: ['booking/booking', 'account/login', 'booking/confirm', 'confirmation/success'],
  },
  service_listing_and_reservation: {
    needs: ['shop', 'categories'],
    steps: ['services/services'],
  },
  transport_order: {
    ...ORDER,
    steps: ORDER_STEPS,
  },
  menu_and_transport_order: {
    ...ORDER,
    steps: MENU_ORDER_STEPS,
  },
  service_menu_and_transport_order: {
    needs: SERVICE_NEEDS,
    header: { showShopName: true, showProductName: true },
    steps: MENU_ORDER_STEPS,
  },
  menu_only: {
    needs: ['shop'],
    header: { showShopName: true },
    steps: ['menu/menu'],
  },
  'product-checkout': {
    needs: ['cart'],
    header: { showShopName: true },
    steps: [
      'delivery/product/cart-review',
      'account/login',
      'delivery/product/delivery',
      'ordering/payment-method',
      'ordering/product/confirm',
      'confirmation/product/success',
    ],
  },
  campaign_offer_code: {
    needs: ['campaignByOfferCode'],
    header: { showShopName: true, showProductName: true },
    steps: ['points/points-confirm', 'account/login', 'points/points-result'],
  },
} as const satisfies Readonly<Record<string, FlowRow>>;

type Row = (typeof ROWS)[FlowType];

export type FlowType = keyof typeof ROWS;

/** Data that a flow loads before it starts. */
export type FlowNeed = Row['needs'][number];

export type RoomStep = Row['steps'][number];

type EntryOf<Each extends FlowRow> = Each extends { preload: infer Step }
  ? Step
  : Each extends { firstStep: infer Step }
    ? Step
    : Each['steps'][0];

/** The steps with which a flow begins, by its row; `src/app/first-screens.ts` has their screens. */
export type EntryStep = EntryOf<Row>;

type NameOf<Step> = Step extends `${string}/${infer Rest}` ? NameOf<Rest> : Step;

/** A step as events, saved forms and the page name it: the last part. Contract section 2. */
export type StepId = NameOf<RoomStep>;

export const FLOW_TABLE: Readonly<Record<FlowType, FlowRow<FlowType, FlowNeed, RoomStep>>> = ROWS;
