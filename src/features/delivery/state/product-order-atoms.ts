import { atom } from 'jotai/vanilla';

import { credentialsAtom } from '../../../context/user-atom.ts';
import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import { accountMark } from '../../../lib/user-session.ts';
import { isCartEmpty } from '../../cart/rules/cart.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { availablePayments } from '../rules/delivery-check.ts';
import type { PaymentKind } from '../rules/delivery-rates.ts';
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

/** Whether there is nothing to order. */
export const orderIsEmptyAtom = atom((get) => isCartEmpty(get(cartAtom)));

/**
 * What is ordered and how, as a text to compare: another cart, delivery, payment or account is another intent. Nothing
 * personal is in it, so a guest's address is not: to correct it is no second order.
 */
export const productOrderChoiceAtom = atom((get): string => {
  const { items, finalCents } = get(cartAtom);
  const { type, address, pickupPoint, shops } = get(deliveryAtom);
  const choice = JSON.stringify({
    items: items.map(({ id, quantity }) => [id, quantity]),
    finalCents,
    delivery: [type, address?.id, pickupPoint?.id, shops.map(({ method }) => method?.id)],
    payment: get(orderPaymentAtom),
  });
  const user = get(credentialsAtom);
  return user ? `${choice} ${accountMark(choice, user.userId)}` : choice;
});

/** An order that the server took. */
export interface OrderResult {
  orderRef: Id;
  totalCents: number;
  payment: PaymentKind;
}

/** The order that the server took; null until then. It stands where a booking's reservation does. */
export const orderResultAtom = atom((get): OrderResult | null => {
  const reservation = get(reservationAtom);
  if (!reservation || !get(isProductCheckoutAtom)) return null;
  const { transactionId: orderRef, valueChargedCents: totalCents, status } = reservation;
  return { orderRef, totalCents, payment: status === 'online' ? 'online' : 'offline' };
});
