import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { ShoppingCart } from '../../cart/rules/server-cart-schema.ts';
import { A_POINT } from '../../../../test/support/delivery/some-rates.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import { submitDeliveryAction } from '../../delivery/state/delivery-step.ts';
import { applyCouponAction, editCouponAction } from '../../cart/state/coupon.ts';
import { submitOrderAction } from './submit-order.ts';
import { cartAtom, cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import { deliveryAtom, orderTotalAtom } from '../../delivery/state/product-order-atoms.ts';
import { orderResultAtom } from '../../payment/state/order-result-atom.ts';
import { alertAtom, refusalAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { couponAtom } from '../../cart/state/coupon.ts';
import { aCart } from '../../../../test/support/order/start-product-checkout.ts';
import {
  ANA_AGAIN,
  endedCall,
  endSession,
  endSessionAtCoupon,
  goOnToConfirm,
  goToConfirm,
  lateCall,
  NO_CART,
  startAsAna,
  stepOf,
  switchAccount,
  type AccountCheckout,
} from '../../../../test/support/order/switch-account.ts';

const tokensOf = ({ shop }: AccountCheckout) => shop.orders.map(({ token }) => token);

/** The change shown when an expensive cart replaces Ana's. */
const DEARER = { kind: 'price', name: 'Artigo 31', beforeCents: 1000, afterCents: 7700 };

/** Another customer, with their own cart, takes over at the confirmation. */
const OTHERS = [
  ['signs in elsewhere', RUI.token, (checkout: AccountCheckout) => switchAccount(checkout, RUI)],
  ['continues as a guest after the session ended', null, endSession],
] as const;

describe('somebody else at the confirmation', () => {
  it.each(OTHERS)(
    'who %s orders their own cart only when it was shown, also where it could not be read',
    async (_, token, change) => {
      const dear = aCart(7700);
      const checkout = await startAsAna({ guest: dear, rui: dear });
      const { store, kept } = checkout;
      await goToConfirm(checkout);
      kept.areCartsDown = true;
      await change(checkout);
      await store.set(submitOrderAction);
      expect(tokensOf(checkout)).toEqual([]);
      expect(store.get(alertAtom)).not.toBeNull();
      kept.areCartsDown = false;
      await store.set(submitOrderAction);
      expect(tokensOf(checkout)).toEqual([]);
      expect(store.get(cartChangesAtom)).toContainEqual(DEARER);
      await store.set(submitOrderAction);
      expect(tokensOf(checkout)).toEqual([token]);
    },
  );
});

describe('a new sign-in at the confirmation', () => {
  it('after a guest’s cart was shown there orders nothing at a total that is not shown', async () => {
    const checkout = await startAsAna({ guest: aCart(700) });
    const { store } = checkout;
    await goToConfirm(checkout);
    await endSession(checkout);
    await switchAccount(checkout, ANA_AGAIN);
    const shownCents = store.get(orderTotalAtom);
    await store.set(submitOrderAction);
    expect([null, shownCents]).toContain(store.get(orderResultAtom)?.totalCents ?? null);
    await store.set(submitOrderAction);
    expect(tokensOf(checkout)).toEqual([ANA_AGAIN.token]);
  });
});

describe('an order that the session ends over', () => {
  it('is a guest’s when what differs in their cart was shown', async () => {
    const checkout = await startAsAna({ guest: aCart(7700) });
    const { store, shop } = checkout;
    await goToConfirm(checkout);
    const { answerOrder } = shop;
    shop.answerOrder = endedCall;
    await store.set(submitOrderAction);
    expect(stepOf(checkout)).toBe('confirm');
    expect(store.get(refusalAtom)).toEqual({ about: 'order', key: 'errors.sessionEnded' });
    await expect.poll(() => store.get(cartAtom).finalCents).toBe(15_400);
    shop.answerOrder = answerOrder;
    await store.set(submitOrderAction);
    expect(tokensOf(checkout)).toEqual(['token-ana']);
    expect(store.get(cartChangesAtom)).toContainEqual(DEARER);
    await store.set(submitOrderAction);
    expect(tokensOf(checkout)).toEqual(['token-ana', null]);
    expect(stepOf(checkout)).toBe('success');
  });

  it('keeps way, pickup point and coupon text for who signs in again, and is sent once', async () => {
    const checkout = await startAsAna({ guest: NO_CART }, { allowGuestLogin: false });
    const { store, shop, server } = checkout;
    await goToConfirm(checkout, 'PICKUP_POINT');
    server.api.applyCoupon = async () => {
      throw new ApiError('api', 'unknown coupon', { status: 404 });
    };
    store.set(editCouponAction, 'SAVE10');
    await store.set(applyCouponAction);
    const { answerOrder } = shop;
    shop.answerOrder = endedCall;
    await store.set(submitOrderAction);
    expect(stepOf(checkout)).toBe('login');
    shop.answerOrder = answerOrder;
    await switchAccount(checkout, ANA_AGAIN);
    expect(stepOf(checkout)).toBe('delivery');
    expect(store.get(deliveryAtom)).toMatchObject({ type: 'PICKUP_POINT', pickupPoint: A_POINT });
    expect(store.get(couponAtom).text).toBe('SAVE10');
    expect(store.get(cartChangesAtom)).toEqual([]);
    await goOnToConfirm(checkout);
    await Promise.all(Array.from({ length: 20 }, () => store.set(submitOrderAction)));
    expect(tokensOf(checkout)).toEqual(['token-ana', ANA_AGAIN.token]);
  });
});

describe('an order whose answer was lost', () => {
  it('is not called placed because a guest, after signing out elsewhere, has nothing in the cart', async () => {
    const checkout = await startAsAna({ guest: NO_CART });
    const { store, shop, host } = checkout;
    await goToConfirm(checkout);
    shop.answerOrder = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await store.set(submitOrderAction);
    host.advance(SECOND_TRY_AFTER_MS);
    await switchAccount(checkout, null);
    await store.set(submitOrderAction);
    expect(stepOf(checkout)).toBe('cart-review');
    expect(store.get(cartAtom).items).toEqual([]);
    expect(store.get(refusalAtom)).toBeNull();
  });
});

describe('a coupon', () => {
  it('that ends the session of whoever applies it holds the order back once for each', async () => {
    const checkout = await startAsAna();
    const { store, server } = checkout;
    await goToConfirm(checkout);
    server.api.applyCoupon = endedCall;
    store.set(editCouponAction, 'SAVE10');
    await store.set(submitOrderAction);
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'errors.sessionEnded' });
    await store.set(submitOrderAction);
    expect(tokensOf(checkout)).toEqual([]);
    await store.set(submitOrderAction);
    expect(tokensOf(checkout)).toEqual([null]);
  });

  it('that the session ends over is still typed in for who signs in again', async () => {
    const checkout = await startAsAna({ guest: NO_CART }, { allowGuestLogin: false });
    const { store } = checkout;
    await goToConfirm(checkout);
    await endSessionAtCoupon(checkout);
    expect(stepOf(checkout)).toBe('login');
    await switchAccount(checkout, ANA_AGAIN);
    expect(stepOf(checkout)).toBe('delivery');
    expect(store.get(couponAtom)).toEqual({
      text: 'SAVE10',
      status: 'open',
      problem: null,
      changes: [],
    });
    expect(store.get(deliveryAtom).type).toBe('STORE_PICKUP');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'account.signedInElsewhere' });
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('payment-method');
  });

  it('of one whose answer comes when another has signed in has them order nothing unseen', async () => {
    const checkout = await startAsAna({ rui: aCart(7700) });
    const { store, server } = checkout;
    await goToConfirm(checkout);
    const { call, answer } = lateCall<ShoppingCart>();
    server.api.applyCoupon = call;
    store.set(editCouponAction, 'SAVE10');
    const applying = store.set(applyCouponAction);
    await switchAccount(checkout, RUI);
    answer({ ...aCart(), couponCode: 'SAVE10', finalCents: 1800, discountCents: 200 });
    await applying;
    await store.set(submitOrderAction);
    expect(tokensOf(checkout)).toEqual([]);
    expect(store.get(cartAtom)).toMatchObject({ couponCode: null, finalCents: 15_400 });
    expect(store.get(cartChangesAtom)).toContainEqual(DEARER);
  });
});
