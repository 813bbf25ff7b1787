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
