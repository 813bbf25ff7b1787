import type { Id } from '../../../lib/config/id.ts';
import type { Resource } from '../rules/resource.ts';
import type { CallOptions } from '../../../platform/api/http/call-options.ts';

/** Who or what can be booked. Spec section 7 "calendar/resources". */
export interface ResourceApi {
  getServiceResources(serviceId: Id, options?: CallOptions): Promise<readonly Resource[]>;
  getShopResources(shopId: Id, options?: CallOptions): Promise<readonly Resource[]>;
}
