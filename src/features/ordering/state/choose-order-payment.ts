import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { measuredCartAtom } from '../../cart/state/cart-tracking.ts';
import { applyCouponAction, couponAtom } from '../../cart/state/coupon.ts';
import { soleOf } from '../../../lib/sole.ts';
import type { PaymentKind } from '../../delivery/rules/delivery-rates.ts';
import {
  availablePaymentsAtom,
  chosenPaymentAtom,
  OFFERED_PAYMENTS,
  orderPaymentAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { bookAtom, currentEntryAtom, passedStepsAtom } from '../../../flow/state/flow-atoms.ts';
import { goBackAction, nextStepAction } from '../../../flow/state/move-step.ts';
import { addPaymentInfoEvent } from '../../payment/rules/payment-events.ts';

/** Chooses how to pay, also for a reload, tracks it and continues. */
export const choosePaymentAction = atom(null, (get, set, payment: PaymentKind) => {
  set(chosenPaymentAtom, payment);
  set(bookAtom, (book) => ({ ...book, payment }));
  const { name, params } = addPaymentInfoEvent(get(measuredCartAtom), payment);
  get(servicesAtom).host.track(name, params);
  set(nextStepAction, 'payment-method');
});

/**
 * "If only one method is available, it is auto-selected and the flow moves on (if already selected, it goes back)." On
 * another step, it is only selected. `before` is the payment before the kinds were loaded: a restored choice does not go back.
 */
function passIfSole(get: Getter, set: Setter, before: PaymentKind | null): void {
  const sole = soleOf(get(availablePaymentsAtom));
  set(passedStepsAtom, sole ? ['payment-method'] : []);
  if (!sole) return;
  if (get(currentEntryAtom)?.step !== 'payment-method') return set(chosenPaymentAtom, sole);
  if (before === sole) return set(goBackAction);
  set(choosePaymentAction, sole);
}

/**
 * Enters the payment step: loads the payment kinds if necessary and auto-selects a single one. Also retries after a
 * failure. Spec section 4 "Payment step".
 */
export const enterPaymentStepAction = atom(null, async (get, set): Promise<void> => {
  if (get(OFFERED_PAYMENTS.state).status === 'loading') return;
  const before = get(orderPaymentAtom);
  await set(OFFERED_PAYMENTS.load);
  passIfSole(get, set, before);
});

/** Chooses again what was chosen before, if it is still offered. */
export const restorePaymentAction = atom(null, async (_get, set, payment: PaymentKind) => {
  set(chosenPaymentAtom, payment);
  await set(enterPaymentStepAction);
});

/**
 * Applies the coupon. If other shops reset the payment, chooses it again, so that the next press orders; not if the customer
 * has moved on meanwhile.
 */
export const applyOrderCouponAction = atom(null, async (get, set): Promise<void> => {
  const payment = get(orderPaymentAtom);
  const entry = get(currentEntryAtom);
  await set(applyCouponAction);
  const isHere = get(currentEntryAtom) === entry;
  if (payment && isHere && !get(orderPaymentAtom)) await set(restorePaymentAction, payment);
});

/** Whether a request is under way that may change the total or the payment. */
export const orderIsWaitingAtom = atom(
  (get) =>
    get(couponAtom).status === 'applying' || get(OFFERED_PAYMENTS.state).status === 'loading',
);
