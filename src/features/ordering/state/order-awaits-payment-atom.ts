import { atom } from 'jotai/vanilla';

import { reservationAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';

/** Whether an accepted order still has to be paid online; only the server knows when it is. */
export const orderAwaitsPaymentAtom = atom((get): boolean => {
  const order = get(isProductCheckoutAtom) ? get(reservationAtom) : null;
  return order?.status === 'online' && order.valueChargedCents > 0;
});
