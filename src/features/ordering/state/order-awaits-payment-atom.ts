import { atom } from 'jotai/vanilla';

import type { PaymentKind } from '../../delivery/rules/saved-delivery.ts';
import { orderResultAtom } from '../../payment/state/order-result-atom.ts';

/** Whether an order that costs so much, paid in that way, still has to be paid after it was accepted. */
export const awaitsPayment = (payment: PaymentKind, cents: number): boolean =>
  payment === 'online' && cents > 0;

/** Whether an accepted order still has to be paid online; only the server knows when it is. */
export const orderAwaitsPaymentAtom = atom((get): boolean => {
  const order = get(orderResultAtom);
  return order !== null && awaitsPayment(order.payment, order.totalCents);
});
