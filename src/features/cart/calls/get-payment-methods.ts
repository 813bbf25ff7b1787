import * as v from 'valibot';

import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { rowsOf } from '../../../platform/api/schema/rows.ts';

const PaymentKindsSchema = rowsOf(v.picklist(['online', 'offline']));

/** GET web/shopping-cart/payment-methods. Contract section 3. */
export const getPaymentMethods =
  (http: HttpClient): Api['getPaymentMethods'] =>
  async (shopId, token, options) =>
    parseAnswer(
      await http('getPaymentMethods', { values: { shopId, token } }, options),
      PaymentKindsSchema,
    );
