import { atom } from 'jotai/vanilla';

import { credentialsAtom, runSignalAtom } from '../../../context/checkout-context.ts';
import { refusalAtom } from '../../../context/problems.ts';
import { runAtom } from '../../../context/run-atom.ts';
import type { Check } from '../../../submission/purchase-kind.ts';
import { cartChanges } from '../../cart/rules/cart.ts';
import { cartAtom, cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import {
  applyCouponAction,
  couponAtom,
  couponIsAppliedAtom,
  couponIsDueAtom,
} from '../../cart/state/coupon.ts';
import { enterPaymentStepAction } from '../../delivery/state/delivery-step.ts';
import { OFFERED_PAYMENTS } from '../../delivery/state/product-order-atoms.ts';

/**
 * Applies the coupon. If it leaves other shops, loads their payment kinds, so that the next press orders, or the payment step
 * offers them after Back.
 */
export const applyOrderCouponAction = atom(null, async (get, set): Promise<void> => {
  const run = get(runSignalAtom);
  set(refusalAtom, null);
  await set(applyCouponAction);
  if (!run.aborted) await set(enterPaymentStepAction);
});

/** Account and coupon of a press whose try was neither applied nor refused, as where the session ended: it blocks once. */
const undecidedCouponAtom = runAtom<string | null>(null);

/**
 * Blocks a press over a coupon that was not applied: applies it, and shows the new total, or beside the button why not. The
 * next press orders.
 */
export const COUPON_CHECK: Check = (get, set) => {
  const tried = `${get(credentialsAtom)?.token} ${get(couponAtom).text}`;
  if (!get(couponIsDueAtom) || get(undecidedCouponAtom) === tried) return false;
  return async () => {
    const run = get(runSignalAtom);
    const shown = get(cartAtom);
    await set(applyOrderCouponAction);
    if (run.aborted) return;
    const { problem } = get(couponAtom);
    if (problem) set(refusalAtom, { about: 'order', ...problem });
    else if (get(couponIsAppliedAtom)) set(cartChangesAtom, cartChanges(shown, get(cartAtom)));
    else set(undecidedCouponAtom, tried);
  };
};

/** Whether a request is under way that may change the total or the payment. */
export const orderIsWaitingAtom = atom(
  (get) =>
    get(couponAtom).status === 'applying' || get(OFFERED_PAYMENTS.state).status === 'loading',
);
