import { atom } from 'jotai/vanilla';

import { isCartEmpty } from '../../cart/rules/cart.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { PaymentKind } from '../rules/delivery-rates.ts';
import { accountMark } from '../../../lib/account-mark.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { cartAtom } from '../../cart/state/cart-atom.ts';
import { deliveryAtom } from './delivery-atoms.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { isProductCheckoutAtom } from '../../../flow/state/is-product-checkout-atom.ts';
import { orderPaymentAtom } from './order-payment-atoms.ts';

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
