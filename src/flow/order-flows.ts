import type { FlowType } from './flow-types.ts';

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
