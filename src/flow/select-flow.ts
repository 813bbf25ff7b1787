import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { EXTERNAL_AUTH_PROVIDER } from '../lib/element-limits.ts';
import { FLOW_TABLE, type FlowNeed, type FlowType } from './flow-table.ts';

/** The part of the config that selects the flow. */
export type FlowTarget = Pick<
  CheckoutConfig,
  | ('qr' | 'products' | 'menu' | 'services' | 'campaignId' | 'offerCode')
  | ('serviceId' | 'cartItems' | 'reservationType' | 'providerId')
>;

const hasCartItems = (target: FlowTarget) => target.cartItems.length > 0;

/** Whether the page names a campaign, by id or offer code. */
const namesCampaign = (target: Pick<FlowTarget, 'campaignId' | 'offerCode'>): boolean =>
  target.campaignId !== null || target.offerCode !== null;

/** The nine rules of spec section 2 "Flow selection", in order. */
const SELECTION_RULES: readonly { when: (target: FlowTarget) => boolean; flow: FlowType }[] = [
  { when: (t) => t.qr, flow: 'campaign_offer_code' },
  { when: (t) => t.products, flow: 'product-checkout' },
  {
    when: (t) => t.menu && (namesCampaign(t) || hasCartItems(t)),
    flow: 'menu_and_transport_order',
  },
  { when: (t) => t.menu, flow: 'menu_only' },
  { when: (t) => t.services && t.serviceId !== null, flow: 'service_and_reservation' },
  { when: (t) => t.services, flow: 'service_listing_and_reservation' },
  { when: hasCartItems, flow: 'transport_order' },
  {
    when: (t) => t.reservationType !== null || t.providerId === EXTERNAL_AUTH_PROVIDER,
    flow: 'booking_voucher',
  },
];

/** The flow that a config asks for; the first rule that matches wins. Spec section 2. */
export function selectFlow(target: FlowTarget): FlowType {
  return (
    SELECTION_RULES.find((rule) => rule.when(target))?.flow ?? 'reservation_type_booking_voucher'
  );
}

/** The loads of a flow for the ids that the page names. Spec section 2 "Flow selection" rules 3 and 7, section 4 "Flow readiness". */
export function needsOf(
  flow: FlowType,
  target: Pick<FlowTarget, 'campaignId' | 'offerCode'>,
): readonly FlowNeed[] {
  const { needs, campaignNeeds = [] } = FLOW_TABLE[flow];
  return namesCampaign(target) ? [...needs, ...campaignNeeds] : needs;
}
