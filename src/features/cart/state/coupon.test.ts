import { describe, expect, it } from 'vitest';

import { configAtom } from '../../../context/checkout-context.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { applyCouponAction, couponAtom, editCouponAction } from './coupon.ts';
import { setServerQuantityAction } from './change-server-cart.ts';
import { submitOrderAction } from '../../ordering/state/submit-order.ts';
import { refusalAtom } from '../../../context/problems.ts';
import { cartAtom, cartChangesAtom } from './cart-atoms.ts';
import { editContactAction } from '../../contact/state/contact-form.ts';
import { orderTotalAtom } from '../../delivery/state/product-order-atoms.ts';
import { orderResultAtom } from '../../payment/state/order-result-atom.ts';
import { aCart } from '../../../../test/support/order/start-product-checkout.ts';
import { toConfirm } from '../../../../test/support/order/product-steps.ts';

describe('the coupon', () => {
  it.each([
    ['validation', 400],
    ['api', 404],
    ['conflict', 409],
    ['validation', 422],
  ] as const)(
    'says that a wrong one is invalid, and keeps the cart: %s %i',
    async (code, status) => {
      const { store, server } = await toConfirm();
      server.api.applyCoupon = async () => {
        throw new ApiError(code, 'no', { status, serverMessage: 'Not found' });
      };
      store.set(editCouponAction, 'NADA');
      await store.set(applyCouponAction);
      expect(store.get(couponAtom)).toMatchObject({
        text: 'NADA',
        status: 'open',
        problem: { key: 'couponCode.invalidCoupon' },
      });
    },
  );

  it('follows the page, until the customer types one', async () => {
    const { store } = await toConfirm();
    const prefill = (coupon: string) =>
      store.set(configAtom, { ...store.get(configAtom), prefill: { coupon } });
    prefill('SPRING');
    expect(store.get(couponAtom).text).toBe('SPRING');
    store.set(editCouponAction, 'SAVE10');
    prefill('SUMMER');
    expect(store.get(couponAtom).text).toBe('SAVE10');
  });

  it('is asked for when the field is blank', async () => {
    const { store, server } = await toConfirm();
    server.api.applyCoupon = () => Promise.reject(new Error('not asked for'));
    store.set(editCouponAction, '  ');
    await store.set(applyCouponAction);
    expect(store.get(couponAtom).problem).toEqual({ key: 'couponCode.missing' });
    store.set(editCouponAction, 'x');
    expect(store.get(couponAtom).problem).toBeNull();
  });

  it('counts when its answer was lost and the cart has it', async () => {
    const { store, server, shop } = await toConfirm();
    server.api.applyCoupon = async () => {
      shop.cart = { ...aCart(), couponCode: 'SAVE10', discountCents: 200, finalCents: 1800 };
      throw new ApiError('outcome_unknown', 'lost');
    };
    store.set(editCouponAction, 'SAVE10');
    await store.set(applyCouponAction);
    expect(store.get(orderTotalAtom)).toBe(1800);
    expect(store.get(couponAtom).problem).toBeNull();
  });

  it('is not called invalid if only the cart that was read after it was refused', async () => {
    const { store, server } = await toConfirm();
    server.api.applyCoupon = async () => {
      throw new ApiError('outcome_unknown', 'lost');
    };
    server.api.getShoppingCart = async () => {
      throw new ApiError('api', 'no cart', { status: 404 });
    };
    store.set(editCouponAction, 'SAVE10');
    await store.set(applyCouponAction);
    expect(store.get(couponAtom).problem).toEqual({ key: 'errorGeneric' });
  });

  it('with a late answer does not undo later changes', async () => {
    const { store, server, shop } = await toConfirm();
    const withPieces = (quantity: number, changes: Partial<typeof shop.cart> = {}) => {
      const cart = { ...aCart(), ...changes };
      const shops = cart.shops.map((each) => ({
        ...each,
        items: each.items.map((item) => ({ ...item, quantity })),
      }));
      return { ...cart, shops };
    };
    const coupon = { couponCode: 'SAVE10', discountCents: 300, finalCents: 2700 };
    let answer = (_cart: typeof shop.cart) => {};
    server.api.applyCoupon = () => new Promise((resolve) => (answer = resolve));
    store.set(editCouponAction, 'SAVE10');
    const applied = store.set(applyCouponAction);
    shop.cart = withPieces(3, coupon);
    server.api.addCartItem = async () => shop.cart;
    await store.set(setServerQuantityAction, { id: '31', to: () => 3 });
    answer(withPieces(2, coupon));
    await applied;
    expect(store.get(cartAtom).items.map(({ quantity }) => quantity)).toEqual([3]);
    expect(store.get(couponAtom)).toMatchObject({ status: 'open', problem: null });
  });

  it('is waited for: nothing is ordered at a price that it may change', async () => {
    const { store, server, shop } = await toConfirm();
    let answer = (_cart: typeof shop.cart) => {};
    server.api.applyCoupon = () => new Promise((resolve) => (answer = resolve));
    store.set(editCouponAction, 'SAVE10');
    const applied = store.set(applyCouponAction);
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    shop.cart = { ...aCart(), couponCode: 'SAVE10', discountCents: 200, finalCents: 1800 };
    answer(shop.cart);
    await applied;
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
    expect(store.get(orderResultAtom)?.totalCents).toBe(1800);
  });
});

describe('the order button, over a coupon that was not applied', () => {
  const CHEAPER = { ...aCart(), couponCode: 'SAVE10', discountCents: 200, finalCents: 1800 };

  /** An order at its last step, and the coupons that the server is asked for. */
  async function atButton(typed: string, config = {}) {
    const checkout = await toConfirm({}, config);
    const { server, shop, store } = checkout;
    const asked: string[] = [];
    server.api.applyCoupon = async ({ couponCode }) => {
      asked.push(couponCode);
      return (shop.cart = CHEAPER);
    };
    if (typed !== '') store.set(editCouponAction, typed);
    return { ...checkout, asked };
  }

  it.each([
    ['typed by the customer', ' SAVE 10', {}],
    ['passed in and locked by the page', '', { prefill: { coupon: 'SAVE10', lock: ['coupon'] } }],
  ])(
    '%s, applies it, shows the new total, and orders with the next press',
    async (_, typed, config) => {
      const { store, shop, asked } = await atButton(typed, config);
      await store.set(submitOrderAction);
      expect(asked).toEqual(['SAVE10']);
      expect(shop.orders).toEqual([]);
      expect(store.get(orderTotalAtom)).toBe(1800);
      expect(store.get(cartChangesAtom)).toContainEqual({
        kind: 'final',
        beforeCents: 2000,
        afterCents: 1800,
      });
      await store.set(submitOrderAction);
      expect(asked).toHaveLength(1);
      expect(store.get(orderResultAtom)?.totalCents).toBe(1800);
    },
  );

  it.each([
    [
      'refuses',
      async () => {
        throw new ApiError('api', 'no', { status: 404 });
      },
    ],
    ['ignores', async () => aCart()],
  ])(
    'that the server %s, says so beside the button, and orders with the next press',
    async (_, answer) => {
      const { store, shop, server } = await atButton('NADA');
      server.api.applyCoupon = answer;
      await store.set(submitOrderAction);
      expect(shop.orders).toEqual([]);
      expect(store.get(couponAtom).problem).toEqual({ key: 'couponCode.invalidCoupon' });
      expect(store.get(refusalAtom)).toEqual({ about: 'order', key: 'couponCode.invalidCoupon' });
      await store.set(submitOrderAction);
      expect(store.get(orderResultAtom)?.totalCents).toBe(2000);
    },
  );

  it('that was refused, applies the corrected one and takes the message away', async () => {
    const { store, server } = await atButton('NADA');
    const { applyCoupon } = server.api;
    server.api.applyCoupon = async () => {
      throw new ApiError('api', 'no', { status: 404 });
    };
    await store.set(submitOrderAction);
    server.api.applyCoupon = applyCoupon;
    store.set(editCouponAction, 'SAVE10');
    await store.set(submitOrderAction);
    expect(store.get(orderTotalAtom)).toBe(1800);
    expect(store.get(refusalAtom)).toBeNull();
  });

  it('of blanks alone, orders', async () => {
    const { store, shop, asked } = await atButton('  ');
    await store.set(submitOrderAction);
    expect(asked).toEqual([]);
    expect(shop.orders).toHaveLength(1);
  });

  it('asks for missing details first', async () => {
    const { store, asked } = await atButton('SAVE10');
    store.set(editContactAction, { email: '' });
    await store.set(submitOrderAction);
    expect(asked).toEqual([]);
  });
});
