import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { DeliveryRatesSchema } from './delivery-rates-schema.ts';

/** GET web/delivery/rates, by country and postal code, by pickup point, or by neither. Spec section 7. */
export const getDeliveryRates =
  (http: HttpClient): Api['getDeliveryRates'] =>
  async (place, options) =>
    parseAnswer(
      await http('getDeliveryRates', { values: { ...place } }, options),
      DeliveryRatesSchema,
    );
