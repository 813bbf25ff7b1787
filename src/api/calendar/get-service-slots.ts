import type { Api } from '../api.ts';
import { parseAnswer } from '../http/answer.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SlotsSchema } from './slot-schema.ts';

/** GET shopmerchantservices/{serviceId}/calendar/available-slots. Spec section 7. */
export const getServiceSlots =
  (http: HttpClient): Api['getServiceSlots'] =>
  async (serviceId, period, options) =>
    parseAnswer(
      await http('getServiceSlots', { values: { serviceId, ...period } }, options),
      SlotsSchema,
    );
