import { atom } from 'jotai/vanilla';

import type { CartChange } from '../rules/cart-changes.ts';
import { isCouponApplied } from '../rules/coupon.ts';
import { cartAtom } from './cart-atom.ts';
import type { Sentence } from '../../../context/problem-atoms.ts';

/** The coupon field. */
export interface CouponState {
  /** As typed. */
  text: string;
  status: 'open' | 'applying';
  /** Why it does not count; null while nothing is wrong. */
  problem: Sentence | null;
}

export const EMPTY_COUPON: CouponState = { text: '', status: 'open', problem: null };

export const couponAtom = atom<CouponState>(EMPTY_COUPON);

/** "Once applied, the coupon field locks." Spec section 4 "Cart". */
export const couponIsAppliedAtom = atom((get) => isCouponApplied(get(cartAtom)));

/** What a coupon has changed besides what is to be paid: the customer sees it before ordering. */
export const couponChangesAtom = atom<readonly CartChange[]>([]);
