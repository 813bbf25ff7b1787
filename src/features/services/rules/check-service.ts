import type { Id } from '../../../lib/config/id.ts';
import { serviceNotFound, type FlowProblem } from '../../../flow/flow-problem.ts';
import { FLOW_TABLE } from '../../../flow/flow-table.ts';
import type { FlowType } from '../../../flow/flow-kinds.ts';
import type { Shop } from '../../offer/rules/shop.ts';
import { isOnlineService } from './is-online-service.ts';

/** The problem of a service that its shop does not have, or not online; null for a flow without one. Spec section 8. */
export function checkService(
  flow: FlowType,
  shop: Pick<Shop, 'id' | 'services'>,
  serviceId: Id | null,
): FlowProblem | null {
  if (!FLOW_TABLE[flow].needs.includes('serviceSlots')) return null;
  const service = shop.services.find(({ id }) => id === serviceId);
  if (!service) return serviceNotFound(shop.id, serviceId);
  if (isOnlineService(service)) return null;
  const detail = `shop="${shop.id}" has no online bookings of service="${serviceId}".`;
  return { kind: 'noOnlineBooking', code: 'api', detail };
}
