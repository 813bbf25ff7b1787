import * as v from 'valibot';

import { defineWrite } from '../../../platform/api/define-call.ts';
import { type Answer, parseAnswer } from '../../../platform/api/http/answer.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import type { OrderPayload } from '../rules/order-payload.ts';

/** The payment address is checked separately, because the order is accepted anyway. */
export const OrderSchema = v.object({
  orderRef: wire.id,
  paymentUrl: v.nullish(v.unknown(), null),
});

/**
 * Reads an accepted order, even if its payment address is unusable: `fault` is the reason. `paymentUrl` is safe to navigate
 * to; null if nothing is due now.
 */
function readOrder(answer: Answer) {
  const { orderRef, paymentUrl } = parseAnswer(answer, OrderSchema);
  const url = v.safeParse(v.nullable(wire.safeUrl), paymentUrl);
  if (url.success) return { orderRef, paymentUrl: url.output, fault: null };
  const { endpoint, status } = answer;
  const field = 'paymentUrl';
  const message = `${endpoint}: the field "${field}" is unusable, so the customer cannot be sent to the payment`;
  return { orderRef, paymentUrl: null, fault: { endpoint, status, field, message } };
}

export type OrderAnswer = ReturnType<typeof readOrder>;

/** Orders the cart on behalf of the user, or as a guest when `user` is null. Spec section 7. */
export const createOrder = defineWrite({
  name: 'createOrder',
  method: 'POST',
  path: '/rest/v1/web/orders',
  query: ['clientApplication', 'entityId', 'token', 'sessionId', 'channel', 'language'],
  guest: {
    name: 'createGuestOrder',
    method: 'POST',
    path: '/rest/v1/web/orders/guest',
    query: ['clientApplication', 'entityId', 'sessionId', 'channel', 'language'],
  },
  params: (body: OrderPayload, user: Credentials | null) => ({
    values: { token: user?.token ?? null },
    body,
    asGuest: user === null,
  }),
  answer: readOrder,
});
