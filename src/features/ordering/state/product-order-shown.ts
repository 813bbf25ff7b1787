import type { Getter } from 'jotai/vanilla';

import { choiceOfAccount } from '../../booking/state/intent-choice.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { measuredCartAtom } from '../../cart/state/cart-tracking.ts';
import {
  deliveryAtom,
  deliveryCentsAtom,
  shopDeliveriesAtom,
  orderTotalAtom,
  orderPaymentAtom,
} from '../../delivery/state/product-order-atoms.ts';
import type { ShopDelivery } from '../../delivery/rules/delivery-choice-rules.ts';
import { orderContent } from './order-request.ts';
import { receiptNow } from './receipt.ts';

/** The chosen method of each shop. */
export const methodIdsOf = (deliveries: readonly Pick<ShopDelivery, 'method'>[]) =>
  deliveries.map(({ method }) => method?.id ?? null);

/**
 * The order as a text to compare: another cart, delivery, payment or account makes another intent. Leaves out a guest's
 * address, which is personal, and whose correction makes no second order.
 */
function choiceOf(get: Getter): string {
  const { items, finalCents } = get(cartAtom);
  const { type, address, pickupPoint } = get(deliveryAtom);
  const methodIds = get(shopDeliveriesAtom).map(({ method }) => method?.id);
  const choice = JSON.stringify({
    items: items.map(({ id, quantity }) => [id, quantity]),
    finalCents,
    delivery: [type, address?.id, pickupPoint?.id, methodIds],
    payment: get(orderPaymentAtom),
  });
  return choiceOfAccount(get, choice);
}

/** What a product order carries and is judged by, and what its confirmation shows. */
export function shownOrderOf(get: Getter) {
  return {
    cart: get(cartAtom),
    delivery: get(deliveryAtom),
    deliveryCents: get(deliveryCentsAtom),
    methodIds: methodIdsOf(get(shopDeliveriesAtom)),
    totalCents: get(orderTotalAtom),
    payment: get(orderPaymentAtom),
    measuredCart: get(measuredCartAtom),
    receipt: receiptNow(get),
    ordered: orderContent(get),
    choice: choiceOf(get),
  };
}

export type ShownProductOrder = ReturnType<typeof shownOrderOf>;
