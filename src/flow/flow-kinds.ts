import type { StepId } from './step-ids.ts';

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

/** The steps that hold the booking form. */
export const CALENDAR_STEPS: readonly StepId[] = ['choice', 'booking'];

/** The flows that order from a menu; the order is sent with a booking. Spec section 2 "transport flows". */
const ORDER_FLOWS: readonly FlowType[] = [
  'transport_order',
  'menu_and_transport_order',
  'service_menu_and_transport_order',
];

/** Whether a flow orders from a menu, to be taken away or delivered. */
export function isOrderFlow(flow: FlowType | undefined): boolean {
  return flow !== undefined && ORDER_FLOWS.includes(flow);
}

/** Whether a flow orders the cart that the server keeps. */
export function isProductCheckout(flow: FlowType | undefined): boolean {
  return flow === 'product-checkout';
}
