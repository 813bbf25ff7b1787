import type { Api } from '../api.ts';
import { parseAnswer } from '../http/answer.ts';
import type { HttpClient } from '../http/http-client.ts';
import { DeliveryRatesSchema } from './delivery-rates-schema.ts';

/** GET web/delivery/rates, by country and postal code, by pickup point, or by neither. Spec section 7. */
export const getDeliveryRates =
  (http: HttpClient): Api['getDeliveryRates'] =>
  async (place, options) =>
    parseAnswer(
      await http('getDeliveryRates', { values: { ...place } }, options),
      DeliveryRatesSchema,
    );
