import { atom } from 'jotai/vanilla';

import { cartWasSeen } from '../../cart/state/cart-sync.ts';
import { applyCouponAction, couponAtom } from '../../cart/state/coupon.ts';
import type { PaymentKind } from '../../delivery/rules/delivery-rates.ts';
import { choosePaymentAction } from '../../delivery/state/delivery-step.ts';
import {
  chosenPaymentAtom,
  OFFERED_PAYMENTS,
  orderPaymentAtom,
  solePaymentAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';

/**
 * Enters the payment step, or retries after a failure: loads the payment kinds if they are not known yet, and again after
 * a change of account. Continues if there is only one. Spec section 4 "Payment step".
 */
export const enterPaymentStepAction = atom(null, async (get, set): Promise<void> => {
  if (!cartWasSeen(get)) set(OFFERED_PAYMENTS.forget);
  await set(OFFERED_PAYMENTS.load);
  const sole = get(solePaymentAtom);
  if (sole && get(currentEntryAtom)?.step === 'payment-method') set(choosePaymentAction, sole);
});

/** Chooses again what was chosen before, if it is still offered. */
export const restorePaymentAction = atom(null, async (_get, set, payment: PaymentKind) => {
  set(chosenPaymentAtom, payment);
  await set(OFFERED_PAYMENTS.load);
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
