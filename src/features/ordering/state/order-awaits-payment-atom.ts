import { atom } from 'jotai/vanilla';

import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';

/** Whether an order was taken that is still to be paid online: it is not completed, and only the server knows when. */
export const orderAwaitsPaymentAtom = atom((get): boolean => {
  const order = get(isProductCheckoutAtom) ? get(reservationAtom) : null;
  return order?.status === 'online' && order.valueChargedCents > 0;
});
