import { atom } from 'jotai/vanilla';

import { reservationAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';

/** Whether an order that costs so much, paid in that way, still has to be paid after it was accepted. */
export const awaitsPayment = (payment: string | null | undefined, cents: number): boolean =>
  payment === 'online' && cents > 0;

/** Whether an accepted order still has to be paid online; only the server knows when it is. */
export const orderAwaitsPaymentAtom = atom((get): boolean => {
  const order = get(isProductCheckoutAtom) ? get(reservationAtom) : null;
  return order !== null && awaitsPayment(order.status, order.valueChargedCents);
});
