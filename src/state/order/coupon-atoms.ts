import { atom } from 'jotai/vanilla';

import type { CartChange } from '../../domain/cart/cart-changes.ts';
import { isCouponApplied } from '../../domain/cart/coupon.ts';
import { cartAtom } from '../cart/cart-atom.ts';
import type { Sentence } from '../problem/problem-atoms.ts';

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
