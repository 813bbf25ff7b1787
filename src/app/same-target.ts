import type { CheckoutConfig } from '../domain/config/checkout-config.ts';

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

/** Whether two configs ask for the same thing, so that a running flow may go on. */
export function isSameTarget(before: CheckoutConfig, after: CheckoutConfig): boolean {
  return (
    TARGET_KEYS.every((key) => before[key] === after[key]) &&
    JSON.stringify(before.cartItems) === JSON.stringify(after.cartItems)
  );
}
