import * as v from 'valibot';

import { defineWrite } from '../../../platform/api/define-write.ts';
import { type Answer, parseAnswer } from '../../../platform/api/http/answer.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { id, safeUrl } from '../../../platform/api/schema/fields.ts';
import type { OrderPayload, OrderResult } from '../rules/order-payload.ts';

/** An order that the server took, and what keeps the customer from being led to its payment; null where nothing does. */
export interface OrderAnswer extends OrderResult {
  fault: { endpoint: string; status: number; field: string; message: string } | null;
}

/** The payment address is checked separately, since the order stands. */
const OrderSchema = v.object({ orderRef: id, paymentUrl: v.nullish(v.unknown(), null) });

/** Where an order is paid; null where there is nothing to pay now. */
const PaymentUrlSchema = v.nullable(safeUrl);

/** Reads an accepted order. It stands even if its payment address is unusable: then the fault gives the reason. */
function readOrder(answer: Answer): OrderAnswer {
  const { orderRef, paymentUrl } = parseAnswer(answer, OrderSchema);
  const url = v.safeParse(PaymentUrlSchema, paymentUrl);
  if (url.success) return { orderRef, paymentUrl: url.output, fault: null };
  const { endpoint, status } = answer;
  const field = 'paymentUrl';
  const message = `${endpoint}: the field "${field}" cannot be used, so that nobody is led to the payment`;
  return { orderRef, paymentUrl: null, fault: { endpoint, status, field, message } };
}

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
