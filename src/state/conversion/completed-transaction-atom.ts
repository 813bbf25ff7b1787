import { atom } from 'jotai/vanilla';

import { voucherResultAtom } from '../payment/payment-atoms.ts';
import { reservationAtom } from '../result/reservation-atom.ts';

/**
 * Names the transaction that has been completed: a booking, an order, points, or vouchers that the server calls paid;
 * null until then.
 */
export const completedTransactionAtom = atom((get): string | null => {
  const reservation = get(reservationAtom);
  if (reservation) return reservation.transactionId;
  const result = get(voucherResultAtom);
  return result?.status === 'paid' ? `payment ${result.paymentId}` : null;
});
