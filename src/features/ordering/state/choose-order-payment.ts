import { atom } from 'jotai/vanilla';

import { cartWasSeen } from '../../cart/state/cart-sync.ts';
import { applyCouponAction, couponAtom } from '../../cart/state/coupon.ts';
import { choosePaymentAction } from '../../delivery/state/delivery-step.ts';
import { OFFERED_PAYMENTS, solePaymentAtom } from '../../delivery/state/product-order-atoms.ts';
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

/**
 * Applies the coupon. If it leaves other shops, loads their payment kinds, so that the next press orders; not if the customer
 * has moved on meanwhile.
 */
export const applyOrderCouponAction = atom(null, async (get, set): Promise<void> => {
  const entry = get(currentEntryAtom);
  await set(applyCouponAction);
  if (get(currentEntryAtom) === entry) await set(OFFERED_PAYMENTS.load);
});

/** Whether a request is under way that may change the total or the payment. */
export const orderIsWaitingAtom = atom(
  (get) =>
    get(couponAtom).status === 'applying' || get(OFFERED_PAYMENTS.state).status === 'loading',
);
