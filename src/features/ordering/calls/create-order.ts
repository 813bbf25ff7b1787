import * as v from 'valibot';

import type { Api, ApiContext } from '../../../platform/api/api.ts';
import { type Answer, parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import type { OrderAnswer } from './order-api.ts';
import { OrderResultSchema, PaymentUrlSchema } from './order-result-schema.ts';

/** An order that the server took stands, also where nobody can be led to its payment: then the fault says why. */
function readOrder(answer: Answer): OrderAnswer {
  const { orderRef, paymentUrl } = parseAnswer(answer, OrderResultSchema);
  const url = v.safeParse(PaymentUrlSchema, paymentUrl);
  if (url.success) return { orderRef, paymentUrl: url.output, fault: null };
  const { endpoint, status } = answer;
  const field = 'paymentUrl';
  const message = `${endpoint}: the field "${field}" cannot be used, so that nobody is led to the payment`;
  return { orderRef, paymentUrl: null, fault: { endpoint, status, field, message } };
}

/** POST web/orders for a signed-in user, POST web/orders/guest for a guest. Spec section 7. */
export const createOrder =
  (http: HttpClient, { channel }: ApiContext): Api['createOrder'] =>
  async (body, user, { intentKey, ...options }) => {
    const answer = user
      ? await http(
          'createOrder',
          { values: { channel, token: user.token }, body, intentKey },
          options,
        )
      : await http('createGuestOrder', { values: { channel }, body, intentKey }, options);
    return readOrder(answer);
  };
