import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { EXTERNAL_AUTH_PROVIDER } from '../lib/limits.ts';
import { FLOW_TABLE, type FlowNeed, type FlowType, type RoomStep } from './flow-table.ts';

/** The part of the config that selects the flow. */
export type FlowTarget = Pick<
  CheckoutConfig,
  | ('qr' | 'products' | 'menu' | 'services' | 'campaignId' | 'offerCode')
  | ('venues' | 'serviceId' | 'cartItems' | 'reservationType' | 'providerId')
>;

/** Whether the page names a campaign, by id or offer code. */
const namesCampaign = (target: Pick<FlowTarget, 'campaignId' | 'offerCode'>): boolean =>
  target.campaignId !== null || target.offerCode !== null;

/** The flow that a config asks for: the list of venues, else by the nine rules of spec section 2 "Flow selection"; the first one that matches wins. */
export function selectFlow(target: FlowTarget): FlowType {
  const hasCart = target.cartItems.length > 0;
  if (target.venues.length > 0) return 'venue_listing';
  if (target.qr) return 'campaign_offer_code';
  if (target.products) return 'product-checkout';
  if (target.menu) {
    return namesCampaign(target) || hasCart ? 'menu_and_transport_order' : 'menu_only';
  }
  if (target.services) {
    return target.serviceId === null
      ? 'service_listing_and_reservation'
      : 'service_and_reservation';
  }
  if (hasCart) return 'transport_order';
  const skipsType = target.reservationType !== null || target.providerId === EXTERNAL_AUTH_PROVIDER;
  return skipsType ? 'booking_voucher' : 'reservation_type_booking_voucher';
}

/** The loads of a flow for the ids that the page names. Spec section 2 "Flow selection" rules 3 and 7, section 4 "Flow readiness". */
export function needsOf(
  flow: FlowType,
  target: Pick<FlowTarget, 'campaignId' | 'offerCode'>,
): readonly FlowNeed[] {
  const { needs, campaignNeeds = [] } = FLOW_TABLE[flow];
  return namesCampaign(target) ? [...needs, ...campaignNeeds] : needs;
}

/** The step whose screen loads in parallel with the app. */
export function preloadOf(flow: FlowType): RoomStep {
  const { steps, firstStep = steps[0], preload = firstStep } = FLOW_TABLE[flow];
  return preload;
}

/**
 * The loads of the next free times, which can be listed before the flow starts; null unless a config's flow begins with a free
 * choice of a time. Contract section 1 "mode" and "venues".
 */
export function timesNeedsOf(config: CheckoutConfig): readonly FlowNeed[] | null {
  const isLocked = config.prefill.lock?.some((name) => name === 'date' || name === 'time');
  const isOther = config.reservationMode === 'voucher' || config.defaultView !== null;
  if (isLocked || isOther) return null;
  return FLOW_TABLE[selectFlow(config)].timesNeeds ?? null;
}
