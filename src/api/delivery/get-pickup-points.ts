import type { Api } from '../api.ts';
import { parseAnswer } from '../http/answer.ts';
import type { HttpClient } from '../http/http-client.ts';
import { PickupPointsSchema } from './pickup-points-schema.ts';

/** GET web/delivery/pickup-points. Spec section 7. */
export const getPickupPoints =
  (http: HttpClient): Api['getPickupPoints'] =>
  async (methodIds, location, options) => {
    const values = { shopDeliveryMethodIds: methodIds.join(',') || null, ...location };
    return parseAnswer(await http('getPickupPoints', { values }, options), PickupPointsSchema);
  };
