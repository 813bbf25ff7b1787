import { atom } from 'jotai/vanilla';

import { orderAwaitsPaymentAtom } from '../../ordering/state/order-awaits-payment-atom.ts';
import { voucherResultAtom } from '../../payment/state/payment-atoms.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';

/**
 * Names the transaction that has been completed: a booking, an order that is not paid online, points, or vouchers that
 * the server calls paid; null until then. When an order was paid online only the platform's server knows.
 */
export const completedTransactionAtom = atom((get): string | null => {
  const reservation = get(reservationAtom);
  if (reservation) return get(orderAwaitsPaymentAtom) ? null : reservation.transactionId;
  const result = get(voucherResultAtom);
  return result?.status === 'paid' ? `payment ${result.paymentId}` : null;
});
