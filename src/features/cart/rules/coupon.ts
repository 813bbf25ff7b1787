import { TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import type { Cart } from './cart.ts';

/** What the coupon field may say. Spec section 8 "couponCode.invalidCoupon". */
export type CouponMessageId = 'couponCode.missing' | 'couponCode.invalidCoupon';

/** A typed coupon as it is sent: without blanks, and no longer than a line. */
export function normaliseCoupon(input: string): string {
  return input.replaceAll(/\s/g, '').slice(0, TEXT_MAX_LENGTH);
}

/** What is wrong with a coupon before it is sent; null when it can be. Whether it is valid only the server knows. */
export function couponIssue(input: string): CouponMessageId | null {
  return normaliseCoupon(input) === '' ? 'couponCode.missing' : null;
}

/** "Once applied, the coupon field locks and the button shows 'applied'." Spec section 4 "Cart". */
export function isCouponApplied(cart: Pick<Cart, 'couponCode'> | null): boolean {
  return cart?.couponCode != null;
}
