import type { ShopService } from '../../offer/rules/shop.ts';

/** Whether a service can be booked here: it has an online booking config. Spec section 2 "service_listing". */
export function isOnlineService({ bookingConfig }: Pick<ShopService, 'bookingConfig'>): boolean {
  return bookingConfig?.isOnline ?? false;
}
