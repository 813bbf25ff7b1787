import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import { editCouponAction } from '../../cart/state/coupon.ts';
import {
  chooseDeliveryTypeAction,
  enterDeliveryStepAction,
  submitDeliveryAction,
  enterPaymentStepAction,
} from '../../delivery/state/delivery-step.ts';
import { editContactAction } from '../../contact/state/contact-form.ts';
import { goBackAction, jumpToStepAction } from '../../../flow/state/move-step.ts';
import {
  setServerQuantityAction,
  undoServerRemovalAction,
} from '../../cart/state/change-server-cart.ts';
import { applyOrderCouponAction, orderIsWaitingAtom } from './choose-order-payment.ts';
import { askOrderInvoiceAction, orderInvoiceIssuesAtom } from './order-request.ts';
import { submitOrderAction } from './submit-order.ts';
import { fiscalAddressIdAtom } from '../../delivery/state/saved-addresses-state.ts';
import { cartAtom, cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import {
  submitCountAtom,
  currentEntryAtom,
  stepNumberAtom,
} from '../../../flow/state/flow-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import {
  availablePaymentsAtom,
  OFFERED_PAYMENTS,
  orderPaymentAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { orderResultAtom } from '../../payment/state/order-result-atom.ts';
import { payAgain } from '../../../../test/support/state/start-at-payment.ts';
import {
  aCart,
  HOME,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import {
  collectInStore,
  stepOf,
  toConfirm,
  toDelivery,
  toPayment,
} from '../../../../test/support/order/product-steps.ts';

describe('the payment step', () => {
  it('is never opened or counted where there is one way to pay, in both directions', async () => {
    const checkout = await toDelivery({ payments: ['offline'] });
    const { store } = checkout;
    const opened: unknown[] = [];
    store.sub(currentEntryAtom, () => opened.push(stepOf(checkout)));
    expect(store.get(stepNumberAtom)).toEqual({ step: 2, total: 3 });
    await collectInStore(store);
    expect(store.get(stepNumberAtom)).toEqual({ step: 3, total: 3 });
    expect(store.get(orderPaymentAtom)).toBe('offline');
    store.set(goBackAction);
    store.set(submitDeliveryAction);
    expect(opened).toEqual(['confirm', 'delivery', 'confirm']);
  });

  it('moves on by itself where the one way to pay arrives only then', async () => {
    const checkout = await toDelivery();
    const { store, server } = checkout;
    server.api.getPaymentMethods = async () => ['offline'];
    store.set(OFFERED_PAYMENTS.forget);
    await store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('payment-method');
    await store.set(enterPaymentStepAction);
    expect(stepOf(checkout)).toBe('confirm');
    store.set(goBackAction);
    expect(stepOf(checkout)).toBe('delivery');
  });

  it('moves on by itself where the one way to pay was already being read at the press', async () => {
    const checkout = await toDelivery();
    const { store, server } = checkout;
    let answer = () => {};
    server.api.getPaymentMethods = () =>
      new Promise((resolve) => (answer = () => resolve(['offline'])));
    store.set(OFFERED_PAYMENTS.forget);
    await store.set(enterDeliveryStepAction);
    await store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
    store.set(submitDeliveryAction);
    void store.set(enterPaymentStepAction);
    expect(stepOf(checkout)).toBe('payment-method');
    answer();
    await expect.poll(() => stepOf(checkout)).toBe('confirm');
  });

  it('stays where there is a choice, and keeps it on the way back', async () => {
    const checkout = await toConfirm();
    const { store } = checkout;
    store.set(goBackAction);
    await store.set(enterPaymentStepAction);
    expect(stepOf(checkout)).toBe('payment-method');
    expect(store.get(orderPaymentAtom)).toBe('online');
  });
});

describe("a user's invoice", () => {
  const OFFICE = { ...HOME, id: '9002', vatId: '501442600' };

  it.each([
    ['nothing while no invoice is wanted', false, null, []],
    ['an address', true, null, ['forms.errors.addressInvalid']],
    ['one that is still there', true, '1', ['forms.errors.addressInvalid']],
    ['one with a tax number', true, HOME.id, ['forms.errors.addressInvalid']],
    ['no more than that', true, OFFICE.id, []],
  ])('takes %s', async (_, wanted, id, messages) => {
    const { store } = await startProductCheckout(
      { user: A_USER, addresses: [HOME, OFFICE] },
      { userId: A_USER.id, token: A_USER.token },
    );
    await store.set(askOrderInvoiceAction, wanted);
    store.set(fiscalAddressIdAtom, id);
    expect(store.get(orderInvoiceIssuesAtom).map(({ message }) => message)).toEqual(messages);
  });
});

describe('a cart that loses a shop', () => {
  const PAYMENTS_LEFT = [
    ['the payment that was chosen', ['offline', 'online'], 'online'],
    ['the single payment left', ['offline'], 'offline'],
  ] as const;

  it.each(PAYMENTS_LEFT)(
    'by a coupon is sent by the next press with %s',
    async (_, payments, method) => {
      const checkout = await toConfirm({ cart: aCart(1000, ['3', '4']) });
      const { store, server, shop } = checkout;
      shop.cart = { ...aCart(1000, ['3']), couponCode: 'SAVE10' };
      shop.payments = payments;
      server.api.applyCoupon = async () => shop.cart;
      store.set(editCouponAction, 'SAVE10');
      await store.set(applyOrderCouponAction);
      await store.set(submitOrderAction);
      expect(stepOf(checkout)).toBe('success');
      expect(store.get(orderResultAtom)?.payment).toBe(method);
    },
  );

  it.each([
    ['offers the payment kinds that are left', ['online', 'offline'], 'payment-method'],
    ['moves on with the only payment kind that is left', ['offline'], 'confirm'],
  ] as const)('%s after Back, if the coupon is answered only then', async (_, payments, step) => {
    const checkout = await toConfirm({ cart: aCart(1000, ['3', '4']) });
    const { store, server, shop } = checkout;
    let answer = () => {};
    server.api.applyCoupon = () => new Promise((resolve) => (answer = () => resolve(shop.cart)));
    shop.cart = { ...aCart(1000, ['3']), couponCode: 'SAVE10' };
    shop.payments = payments;
    store.set(editCouponAction, 'SAVE10');
    const applied = store.set(applyOrderCouponAction);
    store.set(goBackAction);
    expect(stepOf(checkout)).toBe('payment-method');
    answer();
    await applied;
    expect(store.get(availablePaymentsAtom)).toEqual(payments);
    expect(stepOf(checkout)).toBe(step);
  });

  it('is not sent while its payment methods load', async () => {
    const checkout = await toConfirm({ cart: aCart(1000, ['3', '4']) });
    const { store, server, shop } = checkout;
    let answer = () => {};
    server.api.getPaymentMethods = () =>
      new Promise((resolve) => (answer = () => resolve(shop.payments)));
    shop.cart = { ...aCart(1000, ['3']), couponCode: 'SAVE10' };
    server.api.applyCoupon = async () => shop.cart;
    store.set(editCouponAction, 'SAVE10');
    const applied = store.set(applyOrderCouponAction);
    await expect.poll(() => store.get(orderIsWaitingAtom)).toBe(true);
    await store.set(submitOrderAction);
    expect(stepOf(checkout)).toBe('confirm');
    answer();
    await applied;
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
  });

  it.each(PAYMENTS_LEFT)(
    'before the order is sent, is sent by the next press with %s',
    async (_, payments, method) => {
      const checkout = await toConfirm({ cart: aCart(1000, ['3', '4']) });
      const { store, shop } = checkout;
      shop.cart = aCart(1000, ['4']);
      shop.payments = payments;
      await store.set(submitOrderAction);
      expect(store.get(cartChangesAtom)).not.toEqual([]);
      await store.set(submitOrderAction);
      expect(stepOf(checkout)).toBe('success');
      expect(shop.orders).toHaveLength(1);
      expect(store.get(orderResultAtom)?.payment).toBe(method);
    },
  );

  it('reloads how it can be paid', async () => {
    const { store, server, shop } = await toPayment({ cart: aCart(1000, ['3', '4']) });
    server.api.removeCartItem = async () => aCart(1000, ['3']);
    shop.payments = ['offline'];
    await store.set(setServerQuantityAction, { id: '41', to: () => 0 });
    expect(store.get(orderPaymentAtom)).toBeNull();
    await store.set(enterPaymentStepAction);
    expect(store.get(orderPaymentAtom)).toBe('offline');
  });
});

describe('the server cart', () => {
  it('asks the page when the server does not take an item out, then says so in a modal', async () => {
    const { store, server, host, shop } = await startProductCheckout();
    server.api.removeCartItem = async () => {
      throw new ApiError('api', 'no', { status: 500, serverMessage: 'Não dá' });
    };
    await store.set(setServerQuantityAction, { id: '31', to: () => 0 });
    expect(host.receivedEvents).toContainEqual({ name: 'removeitem', detail: { itemId: '31' } });
    expect(store.get(alertAtom)).toEqual({ about: 'removal', text: 'Não dá' });
    expect(store.get(cartAtom).items).toHaveLength(1);
    store.set(alertAtom, null);
    host.cancel.add('removeitem');
    shop.cart = { ...aCart(), shops: [], finalCents: 0, itemsTotalCents: 0 };
    await store.set(setServerQuantityAction, { id: '31', to: () => 0 });
    expect(store.get(alertAtom)).toBeNull();
    expect(store.get(cartAtom).items).toEqual([]);
  });

  it('puts back what was taken out last', async () => {
    const { store, server } = await startProductCheckout();
    server.api.removeCartItem = async () => ({ ...aCart(), shops: [] });
    server.api.addCartItem = async ({ quantity }) => {
      expect(quantity).toBe(2);
      return aCart();
    };
    await store.set(setServerQuantityAction, { id: '31', to: () => 0 });
    await store.set(undoServerRemovalAction);
    expect(store.get(cartAtom).items).toHaveLength(1);
  });
});

describe('a cart that the server returns in another order', () => {
  it('stays as it is shown, and is ordered and paid as it was chosen', async () => {
    const checkout = await toConfirm({ cart: aCart(1000, ['3', '4']) });
    const { store, shop } = checkout;
    shop.cart = aCart(1000, ['4', '3']);
    await store.set(submitOrderAction);
    expect(stepOf(checkout)).toBe('success');
    expect(store.get(cartAtom).shops.map(({ id }) => id)).toEqual(['3', '4']);
    expect(shop.orders[0]?.payload.orderInformation.paymentMethod).toBe('online');
  });
});

describe('sending an order', () => {
  it('makes one request of a hundred presses, and notifies page and parent once', async () => {
    const checkout = await toConfirm();
    const { store, shop, host } = checkout;
    await Promise.all(Array.from({ length: 100 }, () => store.set(submitOrderAction)));
    expect(shop.orders).toHaveLength(1);
    expect(stepOf(checkout)).toBe('success');
    expect(store.get(cartChangesAtom)).toEqual([]);
    expect(host.receivedEvents.filter(({ name }) => name === 'order')).toEqual([
      { name: 'order', detail: { orderRef: 'E-7001' } },
    ]);
    expect(host.toldParent.filter(({ message }) => message === 'discardCart')).toHaveLength(1);
    expect(store.get(orderResultAtom)).toEqual({
      orderRef: 'E-7001',
      totalCents: 2000,
      payment: 'online',
    });
  });

  it('opens the payment page that the server names', async () => {
    const { store, shop, host } = await toConfirm();
    shop.answerOrder = async () => ({ orderRef: 'E-1', paymentUrl: 'https://pay.example/1' });
    await store.set(submitOrderAction);
    await expect.poll(() => host.redirects).toEqual(['https://pay.example/1']);
  });

  it('stands where the page to pay at cannot be opened: the developer hears of it, the customer is led nowhere', async () => {
    const checkout = await toConfirm();
    const { shop, host } = checkout;
    const fault = {
      endpoint: 'createGuestOrder',
      status: 200,
      field: 'paymentUrl',
      message: 'createGuestOrder: the field "paymentUrl" cannot be used',
    };
    shop.answerOrder = async () => ({ orderRef: 'E-1', paymentUrl: null, fault });
    await checkout.store.set(submitOrderAction);
    expect(stepOf(checkout)).toBe('success');
    expect(host.redirects).toEqual([]);
    expect(host.receivedEvents).toContainEqual({
      name: 'error',
      detail: expect.objectContaining({ code: 'api', message: fault.message }),
    });
  });

  it('orders nothing again once it stands, whatever step is shown', async () => {
    const checkout = await toConfirm();
    const { store, shop } = checkout;
    await store.set(submitOrderAction);
    store.set(jumpToStepAction, 'confirm');
    expect(stepOf(checkout)).toBe('confirm');
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
  });

  it.each([
    ['is as it was shown', null],
    ['cannot be read', new ApiError('network', 'down')],
  ])('a conflict over a cart that %s shows the server’s message', async (_, failure) => {
    const checkout = await toConfirm();
    const { store, shop, server } = checkout;
    shop.answerOrder = async () => {
      if (failure) server.api.getShoppingCart = () => Promise.reject(failure);
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'Fechámos.' });
    };
    await store.set(submitOrderAction);
    expect(store.get(alertAtom)).toEqual({ about: 'order', text: 'Fechámos.' });
    expect(store.get(stepNoticeAtom)).toBeNull();
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    expect(stepOf(checkout)).toBe('confirm');
  });

  it('a conflict whose cart is not read to the end says nothing, and the order can be sent again', async () => {
    const { store, shop, server } = await toConfirm();
    const { getShoppingCart } = server.api;
    shop.answerOrder = async () => {
      server.api.getShoppingCart = async () => {
        throw new DOMException('left', 'AbortError');
      };
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'Fechámos.' });
    };
    await store.set(submitOrderAction);
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    expect(store.get(alertAtom) ?? store.get(stepNoticeAtom)).toBeNull();
    server.api.getShoppingCart = getShoppingCart;
    shop.answerOrder = async () => ({ orderRef: 'E-2', paymentUrl: null });
    await store.set(submitOrderAction);
    expect(store.get(orderResultAtom)?.orderRef).toBe('E-2');
  });

  it('tidies the number that was typed', async () => {
    const { store } = await toConfirm();
    await store.set(submitOrderAction);
    expect(store.get(contactAtom).phone).toBe('912345678');
  });

  it('asks for what is missing as soon as it is pressed', async () => {
    const { store, shop } = await toConfirm();
    store.set(editContactAction, { email: '' });
    await store.set(submitOrderAction);
    expect(store.get(submitCountAtom)).toBe(1);
    expect(shop.orders).toEqual([]);
  });

  it('that the page cancels is not sent', async () => {
    const { store, shop, host } = await toConfirm();
    host.cancel.add('submit');
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    expect(host.receivedEvents).toContainEqual({
      name: 'submit',
      detail: { kind: 'order', intent: expect.any(String) },
    });
  });

  it('shows an unknown outcome after a broken connection; a second try sends the same key', async () => {
    const checkout = await toConfirm();
    const { store, shop, host } = checkout;
    shop.answerOrder = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await store.set(submitOrderAction);
    expect(store.get(submissionAtom).status).toBe('unknown');
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
    host.advance(SECOND_TRY_AFTER_MS);
    shop.answerOrder = async () => ({ orderRef: 'E-1', paymentUrl: null });
    await store.set(submitOrderAction);
    await payAgain(checkout);
    await expect.poll(() => stepOf(checkout)).toBe('success');
    expect(shop.orders.map(({ intentKey }) => intentKey)).toEqual([
      shop.orders[0]?.intentKey,
      shop.orders[0]?.intentKey,
    ]);
    expect(stepOf(checkout)).toBe('success');
  });

  it('stops when a price has changed, shows both, and orders only after another press', async () => {
    const checkout = await toConfirm();
    const { store, shop } = checkout;
    shop.answerOrder = async () => {
      shop.cart = aCart(1200);
      throw new ApiError('conflict', 'dearer', {
        status: 409,
        serverCode: 'PRICE_CHANGED',
        serverMessage: 'Preços novos.',
      });
    };
    await store.set(submitOrderAction);
    expect(stepOf(checkout)).toBe('confirm');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ text: 'Preços novos.' });
    expect(store.get(alertAtom)).toBeNull();
    expect(store.get(cartChangesAtom)).toContainEqual({
      kind: 'price',
      name: 'Artigo 31',
      beforeCents: 1000,
      afterCents: 1200,
    });
    shop.answerOrder = async () => ({ orderRef: 'E-2', paymentUrl: null });
    await store.set(submitOrderAction);
    expect(store.get(orderResultAtom)?.totalCents).toBe(2400);
    const [first, second] = shop.orders;
    expect(second?.intentKey).not.toBe(first?.intentKey);
  });

  it('leads to the empty cart when its only item is gone', async () => {
    const checkout = await toConfirm();
    const { store, shop } = checkout;
    shop.answerOrder = async () => {
      shop.cart = { ...aCart(), shops: [], finalCents: 0, itemsTotalCents: 0 };
      throw new ApiError('conflict', 'gone', { status: 409, serverCode: 'ITEM_GONE' });
    };
    await store.set(submitOrderAction);
    expect(stepOf(checkout)).toBe('cart-review');
    expect(store.get(cartChangesAtom)).toContainEqual({ kind: 'gone', name: 'Artigo 31' });
  });
});
