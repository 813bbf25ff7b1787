import type { CheckoutConfig } from '../domain/config/checkout-config.ts';
import { selectFlow } from '../flows/select-flow.ts';

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

/**
 * In what two configs ask for different things: in nothing, so that a running flow may go on; in the cart alone, which
 * an order of the same flow takes in place; or in more.
 */
export function changeOfTarget(
  before: CheckoutConfig,
  after: CheckoutConfig,
): 'none' | 'cart' | 'target' {
  const isSamePlace = TARGET_KEYS.every((key) => before[key] === after[key]);
  if (!isSamePlace || selectFlow(before) !== selectFlow(after)) return 'target';
  const isSameCart = JSON.stringify(before.cartItems) === JSON.stringify(after.cartItems);
  return isSameCart ? 'none' : 'cart';
}
