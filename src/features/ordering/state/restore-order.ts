import type { Getter } from 'jotai/vanilla';

import type { Restorer } from '../../../flow/persist.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import {
  isPaymentOpen,
  isReturnOf,
  orderPaymentLinkAtom,
  orderPaymentOf,
  restoreOrder,
  unpaidOrderHere,
} from '../../payment/state/order-payment.ts';
import { savedOrderSchema } from '../rules/saved-order.ts';
import { orderResultAtom, type OrderResult } from '../../payment/state/order-result-atom.ts';

/** The online payment of a saved order; null if none is due. */
const paymentOf = (get: Getter, order: OrderResult | null) => orderPaymentOf(get, order?.orderRef);

/** Restores the confirmation of a product order, and an order of the journal that is not paid. */
export const RESTORER: Restorer<OrderResult | null> = {
  schema: savedOrderSchema,
  isOpen: (get, order) => isPaymentOpen(paymentOf(get, order)),
  outcomeOf: (order) => order && 'done',
  apply(get, set, order) {
    set(orderResultAtom, order);
    set(orderPaymentLinkAtom, paymentOf(get, order));
  },
  // An unpaid order is not done yet.
  showsItself(get, order) {
    const payment = paymentOf(get, order);
    return isReturnOf(get, payment) || isPaymentOpen(payment);
  },
  async restoreAlone(get, set) {
    const entry = get(isProductCheckoutAtom) ? unpaidOrderHere(get) : null;
    if (entry) restoreOrder(get, set, entry);
  },
};
