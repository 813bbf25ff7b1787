import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { needsOf } from './flow-starts.ts';
import { selectFlow } from './select-flow.ts';

/** The part of a config that another flow or other data follows from; the rest applies in place. */
const TARGET_KEYS = [
  'entityId',
  'providerId',
  'shopId',
  'campaignId',
  'offerCode',
  'serviceId',
  'qr',
  'products',
  'menu',
  'services',
  'reservationType',
  'reservationMode',
  'defaultView',
  'userId',
  'token',
  'externalToken',
  'allowGuestLogin',
  'canBookDate',
  'canBuyVoucher',
  'hostName',
  'timeZone',
] as const satisfies readonly (keyof CheckoutConfig)[];

/** What a running flow takes in place, as a text to compare. */
const inPlace = ({ cartItems, prefill }: CheckoutConfig) => JSON.stringify([cartItems, prefill]);

/** Whether a flow reads the server's cart, which belongs to a session. */
function readsCart(config: CheckoutConfig): boolean {
  return needsOf(selectFlow(config), config).includes('cart');
}

/**
 * In what two configs ask for different things: in nothing that a running flow would not see by itself; in what it takes
 * in place; or in what it has to begin anew for.
 */
export function changeOfTarget(
  before: CheckoutConfig,
  after: CheckoutConfig,
): 'none' | 'place' | 'target' {
  const isSame = (key: keyof CheckoutConfig) => before[key] === after[key];
  const isSameTarget = TARGET_KEYS.every(isSame) && (isSame('sessionId') || !readsCart(after));
  if (!isSameTarget || selectFlow(before) !== selectFlow(after)) return 'target';
  return inPlace(before) === inPlace(after) ? 'none' : 'place';
}
