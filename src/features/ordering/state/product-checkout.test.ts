import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import { someRates } from '../../../../test/support/delivery/some-rates.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import { couponAtom } from '../../cart/state/server-cart.ts';
import {
  addressDialogAtom,
  editAddressAction,
  openAddressDialogAction,
} from '../../delivery/state/address-dialogs.ts';
import { savedAddressesAtom } from '../../delivery/state/saved-addresses.ts';
import { applyCouponAction, editCouponAction } from '../../cart/state/coupon.ts';
import { saveAddressAction } from '../../delivery/state/save-address.ts';
import { guestAddressAtom, editGuestAddressAction } from '../../delivery/state/guest-address.ts';
import {
  changeDeliveryTypeAction,
  chooseDeliveryTypeAction,
  enterDeliveryStepAction,
  submitDeliveryAction,
} from '../../delivery/state/delivery-step.ts';
import {
  foundPointsAtom,
  pickPickupPointAction,
  positionStateAtom,
  showNearMeAction,
} from '../../delivery/state/pickup-points.ts';
import { editContactAction } from '../../contact/state/contact-fields.ts';
import { goBackAction, jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';
import {
  setServerQuantityAction,
  undoServerRemovalAction,
} from '../../cart/state/change-server-cart.ts';
import {
  choosePaymentAction,
  enterPaymentStepAction,
  submitPaymentMethodAction,
} from './choose-order-payment.ts';
import { submitOrderAction } from './submit-order.ts';
import { cartAtom, cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import {
  deliveryAtom,
  deliveryIsCompleteAtom,
  hasNoMethodsAtom,
  orderTotalAtom,
} from '../../delivery/state/delivery-atoms.ts';
import { attemptsAtom, contactAtom } from '../../../flow/state/booking-state-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { againQuestionAtom } from '../../payment/state/claim-purchase.ts';
import { orderPaymentAtom, orderResultAtom } from '../../delivery/state/product-order-atoms.ts';
import { serializeSavedState } from '../../../flow/rules/saved-state.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state-atoms.ts';
import { savedStateAtom } from '../../../app/saved-state-atom.ts';
import type { ShoppingCart } from '../../cart/rules/server-cart.ts';
import { payAgain } from '../../../../test/support/state/start-at-payment.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import {
  aCart,
  ALL_WAYS,
  HOME,
  startProductCheckout,
  type ProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';

const RUI = { name: 'Rui Manuel Costa', email: 'rui@example.com', phone: '912 345 678' };
const ANA = { userId: '1001', token: 'token-ana' };

const stepOf = ({ store }: ProductCheckout) => store.get(currentEntryAtom)?.step;

async function toDelivery(changes = {}, config = {}) {
  const checkout = await startProductCheckout(changes, config);
  checkout.store.set(submitCartAction);
  await checkout.store.set(enterDeliveryStepAction);
  expect(stepOf(checkout)).toBe('delivery');
  return checkout;
}

async function toPayment(changes = {}, config = {}) {
  const checkout = await toDelivery(changes, config);
  await checkout.store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
  checkout.store.set(submitDeliveryAction);
  expect(stepOf(checkout)).toBe('payment-method');
  await checkout.store.set(enterPaymentStepAction);
  return checkout;
}

async function toConfirm(changes = {}, config = {}) {
  const checkout = await toPayment(changes, config);
  if (stepOf(checkout) === 'payment-method') {
    checkout.store.set(choosePaymentAction, 'online');
    checkout.store.set(submitPaymentMethodAction);
  }
  checkout.store.set(editContactAction, RUI);
  expect(stepOf(checkout)).toBe('confirm');
  return checkout;
}

describe('choosing the delivery', () => {
  it('waits for an answer about the last address, whatever comes late', async () => {
    const waiting: ((rates: ReturnType<typeof someRates>) => void)[] = [];
    const checkout = await toDelivery();
    const { store, shop } = checkout;
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    shop.rates = () => new Promise((resolve) => waiting.push(resolve));
    void store.set(editGuestAddressAction, { postalCode: '1000205' });
    void store.set(editGuestAddressAction, { postalCode: '9980-024' });
    waiting[1]?.(someRates());
    waiting[0]?.(someRates(ALL_WAYS('3')));
    await expect.poll(() => store.get(hasNoMethodsAtom)).toBe(true);
    expect(store.get(deliveryIsCompleteAtom)).toBe(false);
  });

  it('asks for no rates while the postal code of a guest is incomplete', async () => {
    const { store, shop } = await toDelivery();
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    const before = shop.calls.length;
    await store.set(editGuestAddressAction, { postalCode: '1000-2' });
    expect(shop.calls.slice(before)).not.toContain('getDeliveryRates');
  });

  it('does not go on with a guest address that lacks its street', async () => {
    const checkout = await toDelivery();
    const { store } = checkout;
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    await store.set(editGuestAddressAction, { postalCode: '1000-205', city: 'Lisboa' });
    expect(store.get(deliveryIsCompleteAtom)).toBe(true);
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('delivery');
    await store.set(editGuestAddressAction, { street: 'Rua A 1' });
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('payment-method');
  });

  it('asks for the rates of what was typed last, also where Enter leaves no field', async () => {
    const checkout = await toDelivery();
    const { store, server, shop } = checkout;
    server.api.getCountries = async () => [
      { id: '139', name: 'Portugal' },
      { id: '68', name: 'Espanha' },
    ];
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    const there = { street: 'Calle Mayor 5', city: 'Badajoz', postalCode: '06001' };
    await store.set(editGuestAddressAction, { ...there, countryId: '68' });
    expect(store.get(deliveryIsCompleteAtom)).toBe(true);
    await store.set(editGuestAddressAction, { postalCode: '35001' });
    const asked: unknown[] = [];
    shop.rates = async (place) => {
      asked.push(place);
      return someRates(ALL_WAYS('3'));
    };
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('delivery');
    await expect.poll(() => store.get(deliveryIsCompleteAtom)).toBe(true);
    expect(asked).toEqual([{ countryId: '68', postalCode: '35001' }]);
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('payment-method');
  });

  it('asks again for rates that could not be read when the customer goes on', async () => {
    const checkout = await toDelivery();
    const { store, shop } = checkout;
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    const { rates } = shop;
    shop.rates = async () => {
      throw new ApiError('network', 'lost');
    };
    const address = { street: 'Rua A 1', postalCode: '1000-205', city: 'Lisboa' };
    await store.set(editGuestAddressAction, address);
    expect(store.get(deliveryIsCompleteAtom)).toBe(false);
    shop.rates = rates;
    store.set(submitDeliveryAction);
    await expect.poll(() => store.get(deliveryIsCompleteAtom)).toBe(true);
  });

  it('forgets the pickup point when the way is changed', async () => {
    const { store } = await toDelivery();
    await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
    await store.set(pickPickupPointAction, '501');
    expect(store.get(deliveryIsCompleteAtom)).toBe(true);
    await store.set(changeDeliveryTypeAction);
    expect(store.get(deliveryAtom)).toMatchObject({ type: null, pickupPoint: null });
  });

  it('says that nobody knows where the customer is, and keeps the points', async () => {
    const { store } = await toDelivery();
    await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
    await store.set(showNearMeAction);
    expect(store.get(positionStateAtom)).toBe('unknown');
    expect(store.get(foundPointsAtom)).toHaveLength(1);
    expect(store.get(alertAtom)).toBeNull();
  });
});

describe('the addresses of a user', () => {
  it('are chosen at once where there is only one, and kept when another cannot be saved', async () => {
    const { store, server } = await toDelivery({ user: A_USER }, ANA);
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    expect(store.get(deliveryAtom).address?.id).toBe(HOME.id);
    store.set(openAddressDialogAction, { use: 'delivery', id: null });
    store.set(editAddressAction, { street: 'Rua B 2', postalCode: '4000001', city: 'Porto' });
    server.api.saveAddress = async () => {
      throw new ApiError('api', 'no', { status: 500, serverMessage: 'Agora não' });
    };
    await store.set(saveAddressAction);
    expect(store.get(addressDialogAtom)).toMatchObject({
      fields: { street: 'Rua B 2' },
      problem: { text: 'Agora não' },
    });
    expect(store.get(deliveryAtom).address?.id).toBe(HOME.id);
    server.api.saveAddress = async (_user, draft) => ({ ...draft, id: '9002' });
    await store.set(saveAddressAction);
    expect(store.get(addressDialogAtom)).toBeNull();
    expect(store.get(savedAddressesAtom).addresses.map(({ id }) => id)).toEqual(['9001', '9002']);
    expect(store.get(deliveryAtom).address).toMatchObject({ id: '9002', postalCode: '4000-001' });
  });
});

describe('a new address that a session ends over', () => {
  it('is there in the next new one, once, and in a guest form', async () => {
    const { store, server } = await toDelivery({ user: A_USER }, { ...ANA, allowGuestLogin: true });
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    store.set(openAddressDialogAction, { use: 'delivery', id: null });
    const typed = { street: 'Rua B 2', postalCode: '4000-001', city: 'Porto' };
    store.set(editAddressAction, typed);
    server.api.saveAddress = async () => {
      throw new ApiError('auth', 'ended', { status: 401 });
    };
    await store.set(saveAddressAction);
    expect(store.get(addressDialogAtom)).toBeNull();
    expect(store.get(guestAddressAtom)).toMatchObject(typed);
    store.set(userAtom, A_USER);
    store.set(openAddressDialogAction, { use: 'delivery', id: null });
    expect(store.get(addressDialogAtom)?.fields).toMatchObject(typed);
    server.api.saveAddress = async (_user, draft) => ({ ...draft, id: '9002' });
    await store.set(saveAddressAction);
    store.set(openAddressDialogAction, { use: 'delivery', id: null });
    expect(store.get(addressDialogAtom)?.fields.street).toBe('');
  });
});

describe('a session that ends at the delivery', () => {
  const ENDED = new ApiError('auth', 'ended', { status: 401 });

  /** Ana's delivery, whose session ends over an address; carts by who asks, null for a guest. */
  async function endAtDelivery(guests: ShoppingCart, config = {}) {
    const checkout = await toDelivery({ user: A_USER }, { ...ANA, ...config });
    const { store, server, shop } = checkout;
    server.api.getShoppingCart = async (_shop, token) => (token === null ? guests : shop.cart);
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    store.set(openAddressDialogAction, { use: 'delivery', id: null });
    store.set(editAddressAction, { street: 'Rua B 2', postalCode: '4000-001', city: 'Porto' });
    server.api.saveAddress = async () => {
      throw ENDED;
    };
    await store.set(saveAddressAction);
    const signIn = async () => {
      store.set(userAtom, { ...A_USER, token: 'token-ana-2' });
      store.set(nextStepAction, 'login');
      await store.set(enterDeliveryStepAction);
    };
    return { ...checkout, signIn };
  }

  it('goes on there after signing in again, with the cart that was seen', async () => {
    const checkout = await endAtDelivery(aCart(1000, []), { allowGuestLogin: false });
    expect(stepOf(checkout)).toBe('login');
    await checkout.signIn();
    expect(stepOf(checkout)).toBe('delivery');
    expect(checkout.store.get(deliveryAtom)).toMatchObject({
      type: 'DELIVERY',
      address: { id: HOME.id },
    });
    expect(checkout.store.get(cartChangesAtom)).toEqual([]);
    expect(checkout.store.get(stepNoticeAtom)).toBeNull();
  });

  it('leads to the cart where that has changed until the customer signs in again', async () => {
    const checkout = await endAtDelivery(aCart(1000, []), { allowGuestLogin: false });
    checkout.shop.cart = aCart(1200);
    await checkout.signIn();
    expect(stepOf(checkout)).toBe('cart-review');
    expect(checkout.store.get(cartChangesAtom)).toContainEqual({
      kind: 'price',
      name: 'Artigo 31',
      beforeCents: 1000,
      afterCents: 1200,
    });
  });

  it('leads who goes on as a guest to the cart of the session, which was not seen yet', async () => {
    const checkout = await endAtDelivery(aCart(700), { allowGuestLogin: true });
    await checkout.store.set(enterDeliveryStepAction);
    expect(stepOf(checkout)).toBe('cart-review');
    expect(checkout.store.get(deliveryAtom).address).toMatchObject({ postalCode: '4000-001' });
    checkout.store.set(submitCartAction);
    await checkout.store.set(enterDeliveryStepAction);
    expect(stepOf(checkout)).toBe('delivery');
  });
});

describe('an address that is changed for the invoice', () => {
  it('changes what the delivery costs, where the goods go there too', async () => {
    const { store, server, shop } = await toDelivery({ user: A_USER }, ANA);
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    store.set(openAddressDialogAction, { use: 'invoice', id: HOME.id });
    store.set(editAddressAction, { postalCode: '9980-024', vatId: '501442600' });
    server.api.saveAddress = async (_user, draft) => ({ ...draft, id: HOME.id });
    const before = shop.calls.length;
    await store.set(saveAddressAction);
    expect(store.get(deliveryAtom).address?.postalCode).toBe('9980-024');
    expect(shop.calls.slice(before)).toContain('getDeliveryRates');
  });
});

describe('the payment step', () => {
  it('is passed by where there is one way to pay, in both directions', async () => {
    const checkout = await toPayment({ payments: ['offline'] });
    const { store } = checkout;
    expect(stepOf(checkout)).toBe('confirm');
    expect(store.get(orderPaymentAtom)).toBe('offline');
    store.set(goBackAction);
    expect(stepOf(checkout)).toBe('payment-method');
    await store.set(enterPaymentStepAction);
    expect(stepOf(checkout)).toBe('delivery');
    store.set(submitDeliveryAction);
    await store.set(enterPaymentStepAction);
    expect(stepOf(checkout)).toBe('confirm');
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

describe('a cart that loses a shop', () => {
  it('at the confirmation goes on with the single way to pay that is left, and not back', async () => {
    const checkout = await toConfirm({ cart: aCart(1000, ['3', '4']), payments: ['online'] });
    const { store, server } = checkout;
    server.api.applyCoupon = async () => ({ ...aCart(1000, ['3']), couponCode: 'SAVE10' });
    store.set(editCouponAction, 'SAVE10');
    await store.set(applyCouponAction);
    await store.set(submitOrderAction);
    expect(stepOf(checkout)).toBe('payment-method');
    await store.set(enterPaymentStepAction);
    expect(stepOf(checkout)).toBe('confirm');
  });

  it('is asked anew how it can be paid', async () => {
    const { store, server, shop } = await toPayment({ cart: aCart(1000, ['3', '4']) });
    server.api.removeCartItem = async () => aCart(1000, ['3']);
    shop.payments = ['offline'];
    await store.set(setServerQuantityAction, { id: '41', to: () => 0 });
    expect(store.get(orderPaymentAtom)).toBeNull();
    await store.set(enterPaymentStepAction);
    expect(store.get(orderPaymentAtom)).toBe('offline');
  });
});

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
      shop.cart = { ...aCart(), couponCode: 'SAVE10', discountValueCents: 200, finalCents: 1800 };
      throw new ApiError('outcome_unknown', 'lost');
    };
    store.set(editCouponAction, 'SAVE10');
    await store.set(applyCouponAction);
    expect(store.get(orderTotalAtom)).toBe(1800);
    expect(store.get(couponAtom).problem).toBeNull();
  });

  it('whose answer comes late does not take back what was changed meanwhile', async () => {
    const { store, server, shop } = await toConfirm();
    const withPieces = (quantity: number, changes: Partial<typeof shop.cart> = {}) => {
      const cart = { ...aCart(), ...changes };
      const shops = cart.shops.map((each) => ({
        ...each,
        items: each.items.map((item) => ({ ...item, quantity })),
      }));
      return { ...cart, shops };
    };
    const coupon = { couponCode: 'SAVE10', discountValueCents: 300, finalCents: 2700 };
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
    shop.cart = { ...aCart(), couponCode: 'SAVE10', discountValueCents: 200, finalCents: 1800 };
    answer(shop.cart);
    await applied;
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
    expect(store.get(orderResultAtom)?.totalCents).toBe(1800);
  });
});

describe('the server cart', () => {
  it('asks the page when the server does not take an item out, then says so in a modal', async () => {
    const { store, server, host, shop } = await startProductCheckout();
    server.api.removeCartItem = async () => {
      throw new ApiError('api', 'no', { status: 500, serverMessage: 'Não dá' });
    };
    await store.set(setServerQuantityAction, { id: '31', to: () => 0 });
    expect(host.heard).toContainEqual({ name: 'removeitem', detail: { itemId: '31' } });
    expect(store.get(alertAtom)).toEqual({ text: 'Não dá' });
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

describe('a cart that the server tells in another order', () => {
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
  it('makes one request of a hundred presses, and tells page and parent once', async () => {
    const checkout = await toConfirm();
    const { store, shop, host } = checkout;
    await Promise.all(Array.from({ length: 100 }, () => store.set(submitOrderAction)));
    expect(shop.orders).toHaveLength(1);
    expect(stepOf(checkout)).toBe('success');
    expect(store.get(cartChangesAtom)).toEqual([]);
    expect(host.heard.filter(({ name }) => name === 'order')).toEqual([
      { name: 'order', detail: { orderRef: 'E-7001' } },
    ]);
    expect(host.toldParent.filter(({ message }) => message === 'discardCart')).toHaveLength(1);
    expect(store.get(orderResultAtom)).toEqual({
      orderRef: 'E-7001',
      totalCents: 2000,
      payment: 'online',
    });
  });

  it('goes to where it is paid when the server names a page', async () => {
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
    expect(host.heard).toContainEqual({
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

  it('a conflict over a cart that is as it was shown is told in the server’s words', async () => {
    const checkout = await toConfirm();
    const { store, shop } = checkout;
    shop.answerOrder = async () => {
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'Fechámos.' });
    };
    await store.set(submitOrderAction);
    expect(store.get(alertAtom)).toEqual({ text: 'Fechámos.' });
    expect(store.get(stepNoticeAtom)).toBeNull();
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    expect(stepOf(checkout)).toBe('confirm');
  });

  it('a conflict whose cart cannot be read is told in the server’s words', async () => {
    const { store, shop, server } = await toConfirm();
    shop.answerOrder = async () => {
      server.api.getShoppingCart = async () => {
        throw new ApiError('network', 'down');
      };
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'Fechámos.' });
    };
    await store.set(submitOrderAction);
    expect(store.get(alertAtom)).toEqual({ text: 'Fechámos.' });
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
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
    expect(store.get(attemptsAtom)).toBe(1);
    expect(shop.orders).toEqual([]);
  });

  it('that the page cancels is not sent', async () => {
    const { store, shop, host } = await toConfirm();
    host.cancel.add('submit');
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    expect(host.heard).toContainEqual({
      name: 'submit',
      detail: { kind: 'order', intent: expect.any(String) },
    });
  });

  it('says that nobody knows after a broken connection; a second try carries the same key', async () => {
    const checkout = await toConfirm();
    const { store, shop, host } = checkout;
    shop.answerOrder = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await store.set(submitOrderAction);
    expect(store.get(submissionAtom).status).toBe('unknown');
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'warning',
      sentence: { key: 'order.outcomeUnknown' },
    });
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
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ text: 'Preços novos.' });
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

/** Starts again as after a reload, from what was stored; what was pending may be told otherwise. */
async function comeBack({ store, server, host }: ProductCheckout) {
  const saved = store.get(savedStateAtom);
  if (!saved) throw new Error('nothing is saved');
  host.storage.write(store.get(savedStateKeyAtom), serializeSavedState(saved));
  return startTestCheckout(server, host, store.get(configAtom));
}

/** Chooses again what a reload has forgotten, up to the confirmation. */
async function chooseAgain(store: ProductCheckout['store']) {
  await store.set(enterDeliveryStepAction);
  await store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
  store.set(submitDeliveryAction);
  await store.set(enterPaymentStepAction);
  store.set(choosePaymentAction, 'online');
  store.set(submitPaymentMethodAction);
  store.set(editContactAction, RUI);
}

const cutOff = async () => {
  throw new ApiError('outcome_unknown', 'cut off');
};

/** At the confirmation, with a first try that nobody knows of. */
async function afterLostTry() {
  const checkout = await toConfirm();
  checkout.shop.answerOrder = cutOff;
  await checkout.store.set(submitOrderAction);
  checkout.host.advance(SECOND_TRY_AFTER_MS);
  checkout.shop.answerOrder = async () => ({ orderRef: 'E-2', paymentUrl: null });
  return checkout;
}

describe('an order after a reload', () => {
  it('is called an order, as it is when nobody knows whether it arrived', async () => {
    const open = await comeBack(await toConfirm());
    expect(open.get(stepNoticeAtom)?.sentence).toEqual({ key: 'savedState.restored' });
    const lost = await comeBack(await afterLostTry());
    expect(lost.get(stepNoticeAtom)?.sentence).toEqual({ key: 'order.outcomeUnknown' });
  });

  it('carries the key of the try that was lost while the same is ordered', async () => {
    const checkout = await afterLostTry();
    const again = await comeBack(checkout);
    await chooseAgain(again);
    await again.set(submitOrderAction);
    await payAgain({ store: again });
    await expect.poll(() => checkout.shop.orders).toHaveLength(2);
    const [first, second, ...others] = checkout.shop.orders;
    expect(others).toEqual([]);
    expect(second?.intentKey).toBe(first?.intentKey);
  });

  it('carries a new key for another account', async () => {
    const { store, shop, server } = await afterLostTry();
    server.user = A_USER;
    store.set(userAtom, A_USER);
    await store.set(submitOrderAction);
    await chooseAgain(store);
    await store.set(submitOrderAction);
    await payAgain({ store });
    await expect.poll(() => shop.orders).toHaveLength(2);
    const [first, second] = shop.orders;
    expect(second?.intentKey).not.toBe(first?.intentKey);
  });

  it('carries a new key once something else is ordered, and still warns of the first try', async () => {
    const checkout = await afterLostTry();
    checkout.shop.cart = aCart(700);
    const again = await comeBack(checkout);
    await chooseAgain(again);
    expect(again.get(submissionAtom).status).toBe('unknown');
    await again.set(submitOrderAction);
    const [first, second] = checkout.shop.orders;
    expect(second?.intentKey).not.toBe(first?.intentKey);
  });
});

describe('a second try of an order', () => {
  it('stops where the cart has changed since, shows both, and warns of the first try still', async () => {
    const { store, shop } = await afterLostTry();
    shop.cart = aCart(1200);
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
    expect(store.get(cartChangesAtom)).toContainEqual({
      kind: 'price',
      name: 'Artigo 31',
      beforeCents: 1000,
      afterCents: 1200,
    });
    expect(store.get(submissionAtom).status).toBe('unknown');
    await store.set(submitOrderAction);
    await payAgain({ store });
    await expect.poll(() => shop.orders).toHaveLength(2);
    expect(new Set(shop.orders.map(({ intentKey }) => intentKey)).size).toBe(2);
  });

  it('that is refused over a cart that has not changed is told in the server’s words, and warns of the first one still', async () => {
    const { store, shop } = await afterLostTry();
    shop.answerOrder = async () => {
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'Fechámos.' });
    };
    await store.set(submitOrderAction);
    await payAgain({ store });
    await expect.poll(() => store.get(alertAtom)).toEqual({ text: 'Fechámos.' });
    expect(store.get(submissionAtom).status).toBe('unknown');
  });

  it.each([
    ['is empty', []],
    ['holds shops with nothing in them', [{ id: '3', name: 'Loja 3', items: [] }]],
  ])('is not sent where the cart %s by now: the first one took it', async (_, shops) => {
    const { store, shop } = await afterLostTry();
    shop.cart = { ...aCart(), shops, finalCents: 0, itemsTotalCents: 0 };
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'warning',
      sentence: { key: 'order.likelyPlaced' },
    });
    expect(store.get(submissionAtom).status).toBe('unknown');
    expect(store.get(againQuestionAtom)).toBeNull();
  });

  it('that does not get out warns of the first one still, and keeps its key', async () => {
    const { store, shop } = await afterLostTry();
    shop.answerOrder = async () => {
      throw new ApiError('offline', 'no connection');
    };
    await store.set(submitOrderAction);
    expect(store.get(submissionAtom).status).toBe('unknown');
    await store.set(submitOrderAction);
    await payAgain({ store });
    await expect.poll(() => shop.orders).toHaveLength(2);
    expect(new Set(shop.orders.map(({ intentKey }) => intentKey)).size).toBe(1);
  });
});

describe('a first try of an order', () => {
  it('stops where a price has changed while it was looked at, before anything is sent', async () => {
    const { store, shop } = await toConfirm();
    shop.cart = aCart(1200);
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    expect(store.get(cartChangesAtom)).toHaveLength(2);
  });

  it('is sent as it is shown where the cart cannot be read again', async () => {
    const { store, shop, server } = await toConfirm();
    server.api.getShoppingCart = async () => {
      throw new ApiError('network', 'down');
    };
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
  });
});
