import { atom } from 'jotai/vanilla';

import { applyCouponAction, couponAtom } from '../../cart/state/coupon.ts';
import { OFFERED_PAYMENTS } from '../../delivery/state/product-order-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';

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
