import type { Api, ApiContext } from '../api.ts';
import { parseAnswer } from '../http/answer.ts';
import type { HttpClient } from '../http/http-client.ts';
import { OrderResultSchema } from './order-result-schema.ts';

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
    return parseAnswer(answer, OrderResultSchema);
  };
