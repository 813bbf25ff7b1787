/** The eleven flows. Spec section 2 "Flow selection" and "Also defined". */
export const FLOW_TYPES = [
  'campaign_offer_code',
  'product-checkout',
  'menu_and_transport_order',
  'menu_only',
  'service_and_reservation',
  'service_listing_and_reservation',
  'transport_order',
  'booking_voucher',
  'reservation_type_booking_voucher',
  'service_menu_and_transport_order',
  'skip_campaign_type_5_first_step',
] as const;

export type FlowType = (typeof FLOW_TYPES)[number];

/** The steps at which a flow can start; the first module loads their screens. */
export type EntryStep =
  | 'account/login'
  | 'booking/booking'
  | 'booking/choice'
  | 'booking/reservation-type'
  | 'cart/cart-review'
  | 'menu/menu'
  | 'points/points-confirm'
  | 'services/services';

/** A step of the flow table: the room whose screen it shows, and its name there. */
export type RoomStep =
  | EntryStep
  | 'booking/confirm'
  | 'confirmation/menu/success'
  | 'confirmation/product/success'
  | 'confirmation/success'
  | 'contact/client-info'
  | 'delivery/menu/delivery'
  | 'delivery/product/delivery'
  | 'membership/plans'
  | 'ordering/booking'
  | 'ordering/menu/confirm'
  | 'ordering/payment-method'
  | 'ordering/product/confirm'
  | 'points/points-result';

/** A step as events, saved forms and the page name it. Contract section 2. */
export const STEP_IDS = [
  'booking',
  'cart-review',
  'choice',
  'client-info',
  'confirm',
  'delivery',
  'login',
  'menu',
  'payment-method',
  'plans',
  'points-confirm',
  'points-result',
  'reservation-type',
  'services',
  'success',
] as const;

export type StepId = (typeof STEP_IDS)[number];

/** The steps with the booking form. */
export const CALENDAR_STEPS: readonly StepId[] = ['choice', 'booking'];
