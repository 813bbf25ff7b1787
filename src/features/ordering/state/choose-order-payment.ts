import { atom } from 'jotai/vanilla';

import { runSignalAtom } from '../../../context/checkout-context.ts';
import { applyCouponAction, couponAtom } from '../../cart/state/coupon.ts';
import { enterPaymentStepAction } from '../../delivery/state/delivery-step.ts';
import { OFFERED_PAYMENTS } from '../../delivery/state/product-order-atoms.ts';

/**
 * Applies the coupon. If it leaves other shops, loads their payment kinds, so that the next press orders, or the payment step
 * offers them after Back.
 */
export const applyOrderCouponAction = atom(null, async (get, set): Promise<void> => {
  const run = get(runSignalAtom);
  await set(applyCouponAction);
  if (!run.aborted) await set(enterPaymentStepAction);
});

/** Whether a request is under way that may change the total or the payment. */
export const orderIsWaitingAtom = atom(
  (get) =>
    get(couponAtom).status === 'applying' || get(OFFERED_PAYMENTS.state).status === 'loading',
);
