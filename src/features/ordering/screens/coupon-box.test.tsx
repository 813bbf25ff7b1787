// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';

import { applyCouponAction, editCouponAction } from '../../cart/state/coupon.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { couponAtom } from '../../cart/state/coupon.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import {
  aCart,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { CouponBox } from './coupon-box.tsx';

it('spec section 4 "Cart": a coupon replaces the cart; then the field locks and the button shows "applied"', async () => {
  const { store, server } = await startProductCheckout({ cart: aCart(1000, ['3']) });
  const { find } = renderInCheckout(store, <CouponBox />);
  const field = () => find('input') as HTMLInputElement;
  const button = () => find('button');
  act(() => store.set(editCouponAction, 'save10'));
  expect([field().readOnly, button().getAttribute('aria-disabled'), button().textContent]).toEqual([
    false,
    null,
    'couponCode.apply',
  ]);

  server.api.applyCoupon = async () => ({ ...aCart(900, ['3']), couponCode: 'SAVE10' });
  await act(() => store.set(applyCouponAction));

  expect(store.get(cartAtom)).toMatchObject({ finalCents: 1800, couponCode: 'SAVE10' });
  expect([field().value, field().readOnly]).toEqual(['SAVE10', true]);
  expect([button().getAttribute('aria-disabled'), button().textContent]).toEqual([
    'true',
    'couponCode.applied',
  ]);
});

it('contract section 1 "prefill": a locked coupon is read-only until it is refused', async () => {
  const { store, server } = await startProductCheckout({ cart: aCart(1000, ['3']) });
  const prefill = { coupon: 'VERAO', lock: ['coupon'] as const };
  store.set(configAtom, { ...store.get(configAtom), prefill });
  store.set(couponAtom, { ...store.get(couponAtom), text: 'VERAO' });
  const { find } = renderInCheckout(store, <CouponBox />);
  const field = () => find('input') as HTMLInputElement;
  act(() => store.set(editCouponAction, 'OUTRO'));
  expect([field().value, field().readOnly]).toEqual(['VERAO', true]);

  server.api.applyCoupon = async () => {
    throw new ApiError('api', 'unknown coupon', { status: 404 });
  };
  await act(() => store.set(applyCouponAction));

  expect(field().readOnly).toBe(false);
});
