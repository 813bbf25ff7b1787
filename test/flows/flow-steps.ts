import type { SkipFacts } from '../../src/flow/skipped-steps.ts';
import type { FlowType, StepId } from '../../src/flow/flow-table.ts';

/** The steps that one customer sees of a flow, and what of that customer has the others skipped. */
export interface FlowSteps {
  facts: SkipFacts;
  steps: readonly StepId[];
}

/** A guest whom the page lets through. */
const GUEST_FACTS: SkipFacts = {
  loggedIn: false,
  guestLoginAllowed: true,
  clientKnown: false,
  nothingToChoose: false,
  needsPremium: false,
  smartGivesNothing: false,
  asap: false,
};

/** Ana, whose name, phone and e-mail are known. */
const ANA_FACTS: SkipFacts = {
  loggedIn: true,
  guestLoginAllowed: false,
  clientKnown: true,
  nothingToChoose: false,
  needsPremium: false,
  smartGivesNothing: false,
  asap: false,
};

/** A guest who orders as soon as possible. */
const guestAsapSees = (...steps: readonly StepId[]): FlowSteps => ({
  facts: { ...GUEST_FACTS, asap: true },
  steps,
});

const guestSees = (...steps: readonly StepId[]): FlowSteps => ({ facts: GUEST_FACTS, steps });

/**
 * Every flow's steps from the first to the last, as contract section 2 lists them, less those that spec section 2 has
 * skipped. The flow table is held against this, and so is what a browser shows. A flow that is missing does not compile.
 */
export const FLOW_STEPS = {
  booking_voucher: guestSees('choice', 'client-info', 'confirm', 'success'),
  reservation_type_booking_voucher: guestSees(
    'reservation-type',
    'choice',
    'client-info',
    'confirm',
    'success',
  ),
  skip_campaign_type_5_first_step: guestSees('client-info', 'confirm', 'success'),
  service_and_reservation: guestSees('booking', 'confirm', 'success'),
  venue_listing: guestSees('venues'),
  service_listing_and_reservation: guestSees('services'),
  service_menu_and_transport_order: guestSees(
    'menu',
    'cart-review',
    'delivery',
    'booking',
    'confirm',
    'success',
  ),
  transport_order: guestAsapSees('cart-review', 'delivery', 'confirm', 'success'),
  menu_and_transport_order: guestAsapSees('menu', 'cart-review', 'delivery', 'confirm', 'success'),
  menu_only: guestSees('menu'),
  'product-checkout': guestSees('cart-review', 'delivery', 'payment-method', 'confirm', 'success'),
  campaign_offer_code: { facts: ANA_FACTS, steps: ['points-confirm', 'points-result'] },
} satisfies Record<FlowType, FlowSteps>;
