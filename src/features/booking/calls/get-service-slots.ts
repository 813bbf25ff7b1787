import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { SlotsSchema } from './slot-schema.ts';

/** GET shopmerchantservices/{serviceId}/calendar/available-slots. Spec section 7. */
export const getServiceSlots =
  (http: HttpClient): Api['getServiceSlots'] =>
  async (serviceId, period, options) =>
    parseAnswer(
      await http('getServiceSlots', { values: { serviceId, ...period } }, options),
      SlotsSchema,
    );
