import { serviceNotFound, type FlowProblem } from '../../../flow/flow-problem.ts';
import { FLOW_TABLE, type FlowType } from '../../../flow/flow-table.ts';
import type { Shop, ShopService } from '../../offer/rules/shop-services.ts';

/** Whether a service can be booked here: it has an online booking config. Spec section 2 "service_listing". */
export function isOnlineService({ bookingConfig }: Pick<ShopService, 'bookingConfig'>): boolean {
  return bookingConfig?.isOnline ?? false;
}

/** The problem of a missing service, or of one without online booking; else null, also for a flow without one. Spec section 8. */
export function checkService(
  flow: FlowType,
  shop: Pick<Shop, 'id' | 'services'>,
  serviceId: string | null,
): FlowProblem | null {
  if (!FLOW_TABLE[flow].needs.includes('serviceSlots')) return null;
  const service = shop.services.find(({ id }) => id === serviceId);
  if (!service) return serviceNotFound(shop.id, serviceId);
  if (isOnlineService(service)) return null;
  const detail = `shop="${shop.id}" has no online bookings of service="${serviceId}".`;
  return { kind: 'noOnlineBooking', code: 'api', detail };
}
