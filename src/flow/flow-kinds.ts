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

/** The steps with the booking form. */
export const CALENDAR_STEPS: readonly StepId[] = ['choice', 'booking'];

/** Whether a flow orders from a menu, for takeaway or delivery, with a booking. Spec section 2 "transport flows". */
export function isOrderFlow(flow: FlowType | undefined): boolean {
  return (
    flow === 'transport_order' ||
    flow === 'menu_and_transport_order' ||
    flow === 'service_menu_and_transport_order'
  );
}

/** Whether a flow orders the server's cart. */
export function isProductCheckout(flow: FlowType | undefined): boolean {
  return flow === 'product-checkout';
}

/** The steps at which a flow can start; the first module loads their screens. */
export type EntryStepId =
  | 'booking'
  | 'cart-review'
  | 'choice'
  | 'login'
  | 'menu'
  | 'points-confirm'
  | 'reservation-type'
  | 'services';

/** Every step of every flow. */
export type StepId =
  | EntryStepId
  | 'client-info'
  | 'confirm'
  | 'delivery'
  | 'payment-method'
  | 'plans'
  | 'points-result'
  | 'success';
