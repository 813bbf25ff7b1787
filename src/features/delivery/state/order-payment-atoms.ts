import { atom } from 'jotai/vanilla';

import type { PaymentKind } from '../rules/delivery-rates.ts';
import { availablePayments } from '../rules/judge-delivery.ts';
import { deliveryAtom } from './delivery-atoms.ts';

/** How the cart may be paid, as far as it is read. */
export interface OfferedPayments {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  kinds: readonly PaymentKind[];
}

export const UNKNOWN_PAYMENTS: OfferedPayments = { status: 'idle', kinds: [] };

export const offeredPaymentsAtom = atom<OfferedPayments>(UNKNOWN_PAYMENTS);

/** How the customer pays; null while it is not chosen. Spec section 5 "Payment". */
export const chosenPaymentAtom = atom<PaymentKind | null>(null);

/** How the order can be paid: what the cart offers as far as every method of delivery accepts it. Spec section 4. */
export const availablePaymentsAtom = atom((get) =>
  availablePayments(get(deliveryAtom).shops, get(offeredPaymentsAtom).kinds),
);

/** How the order is paid, while that is available; null while it is open. */
export const orderPaymentAtom = atom((get): PaymentKind | null => {
  const chosen = get(chosenPaymentAtom);
  return chosen !== null && get(availablePaymentsAtom).includes(chosen) ? chosen : null;
});
