import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { PickupPointsSchema } from './pickup-points-schema.ts';

/** GET web/delivery/pickup-points. Spec section 7. */
export const getPickupPoints =
  (http: HttpClient): Api['getPickupPoints'] =>
  async (methodIds, location, options) => {
    const values = { shopDeliveryMethodIds: methodIds.join(',') || null, ...location };
    return parseAnswer(await http('getPickupPoints', { values }, options), PickupPointsSchema);
  };
