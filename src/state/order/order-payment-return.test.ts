import { describe, expect, it } from 'vitest';

import { serializeSavedState } from '../../domain/saved/saved-state.ts';
import { submitCartAction } from '../actions/cart/submit-cart.ts';
import { editContactAction } from '../actions/contact/edit-contact.ts';
import { chooseDeliveryTypeAction } from '../actions/delivery/choose-delivery.ts';
import {
  enterDeliveryStepAction,
  submitDeliveryAction,
} from '../actions/delivery/enter-delivery-step.ts';
import {
  choosePaymentAction,
  enterPaymentStepAction,
  submitPaymentMethodAction,
} from '../actions/order/choose-order-payment.ts';
import { goToOrderPaymentAction } from '../actions/order/go-to-order-payment.ts';
import { submitOrderAction } from '../actions/order/submit-order.ts';
import { cartAtom } from '../cart/cart-atom.ts';
import { configAtom } from '../config/config-atom.ts';
import { completedTransactionAtom } from '../conversion/completed-transaction-atom.ts';
import { currentEntryAtom } from '../flow/flow-atoms.ts';
import { stepNoticeAtom } from '../problem/problem-atoms.ts';
import { savedStateAtom, savedStateKeyAtom } from '../saved/saved-state-atoms.ts';
import { createFakeHost } from '../testing/fake-host.ts';
import { startTestCheckout } from '../testing/start-test-checkout.ts';
import { orderPaymentLinkAtom } from './order-payment-link-atom.ts';
import { orderResultAtom } from './product-order-atoms.ts';
import {
  aCart,
  startProductCheckout,
  type ProductCheckout,
} from './testing/start-product-checkout.ts';

const PAY = 'https://pay.example/1';
const RUI = { name: 'Rui Manuel Costa', email: 'rui@example.com', phone: '912 345 678' };
const FEEDBACK = 'orderid=order-1&cid=1001&status=113&test=true&reference=1&cdata1=x';

/** An order that the server took, collected in the store. */
async function placeOrder(payment: 'online' | 'offline', config = {}): Promise<ProductCheckout> {
  const answerOrder = async () => ({
    orderRef: 'E-1',
    paymentUrl: payment === 'online' ? PAY : null,
  });
  const checkout = await startProductCheckout({ answerOrder }, config);
  const { store } = checkout;
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
  store.set(submitDeliveryAction);
  await store.set(enterPaymentStepAction);
  store.set(choosePaymentAction, payment);
  store.set(submitPaymentMethodAction);
  store.set(editContactAction, RUI);
  await store.set(submitOrderAction);
  expect(store.get(currentEntryAtom)?.step).toBe('success');
  return checkout;
}

/** The page once more, at an address, with what the tab has stored; by now the cart is empty, or another. */
async function openAgain(
  { store, server, host, shop }: ProductCheckout,
  url: string,
  cart = NOTHING,
) {
  const saved = store.get(savedStateAtom);
  if (!saved) throw new Error('nothing is saved');
  const later = createFakeHost(host.now());
  for (const [key, value] of host.stored) later.storage.write(key, value);
  later.storage.write(store.get(savedStateKeyAtom), serializeSavedState(saved));
  later.fakePage.url = url;
  shop.cart = cart;
  const again = await startTestCheckout(server, later, store.get(configAtom));
  return { store: again, host: later, server, shop } satisfies ProductCheckout;
}

const NOTHING = aCart(1000, []);

const refererOf = ({ shop }: ProductCheckout) => shop.orders[0]?.payload.refererLink ?? '';

describe('the way back from the payment of an order', () => {
  it.each([
    ['completed', 'completed'],
    ['declined', 'refused'],
    ['cancelled', 'cancelled'],
    ['pending', 'pending'],
    ['whatever', null],
  ] as const)(
    'shows the order with what the payment page hinted at and its way to pay, and cleans the address: %s',
    async (state, hint) => {
      const before = await placeOrder('online');
      const url = `${refererOf(before)}&state=${state}&${FEEDBACK}`;
      const { store, host } = await openAgain(before, url);
      expect(host.pageUrl()).toBe('https://shop.example/book');
      expect(store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1', payment: 'online' });
      expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY, hint });
      await store.set(goToOrderPaymentAction);
      expect(host.redirects).toEqual([PAY]);
    },
  );

  it('leaves the way to pay in place where the customer comes back by the history or reloads', async () => {
    const before = await placeOrder('online');
    const { store } = await openAgain(before, before.host.pageUrl());
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY, hint: null });
    const later = await openAgain(
      await openAgain(before, `${refererOf(before)}&state=declined`),
      before.host.pageUrl(),
    );
    expect(later.store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY, hint: 'refused' });
  });

  it('does not put the items of the page into the next cart before the order is out of the way', async () => {
    const cartItems = [{ id: '1', productId: '31', quantity: 2 }];
    const before = await placeOrder('online', { cartItems });
    const { store } = await openAgain(before, `${refererOf(before)}&state=completed`);
    expect(store.get(cartAtom).items).toEqual([]);
    expect(store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1' });
  });

  it('keeps an order in sight that is not paid, also where the cart holds something new', async () => {
    const before = await placeOrder('online');
    const { store } = await openAgain(before, before.host.pageUrl(), aCart(700));
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY });
  });

  it('gives way to a new cart once the payment page has said that it is paid', async () => {
    const before = await placeOrder('online');
    const paid = await openAgain(before, `${refererOf(before)}&state=completed`);
    const { store } = await openAgain(paid, before.host.pageUrl(), aCart(700));
    expect(store.get(orderResultAtom)).toBeNull();
    expect(store.get(orderPaymentLinkAtom)).toBeNull();
  });

  it('believes nothing of an address that was made up, or of another order', async () => {
    const before = await placeOrder('online');
    const url = 'https://shop.example/book?mc-return=payment&mc-nonce=made-up&state=completed';
    const { store, host } = await openAgain(before, url);
    expect(host.pageUrl()).toBe('https://shop.example/book');
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ hint: null });
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'payment.returnUnknown' });
  });

  it('is asked for only where something is paid online', async () => {
    const { shop, store } = await placeOrder('offline');
    expect(shop.orders[0]?.payload.refererLink).toBe('https://shop.example/book');
    expect(store.get(orderPaymentLinkAtom)).toBeNull();
  });

  it('is not followed where what was stored leads to an address that is not safe', async () => {
    const before = await placeOrder('online');
    const link = before.store.get(orderPaymentLinkAtom);
    if (!link) throw new Error('no way to pay');
    before.store.set(orderPaymentLinkAtom, { ...link, url: 'http://pay.example/1' });
    const { store } = await openAgain(before, before.host.pageUrl());
    expect(store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1' });
    expect(store.get(orderPaymentLinkAtom)).toBeNull();
  });
});

describe('an order that was taken', () => {
  const purchases = ({ host }: ProductCheckout) =>
    host.heard.filter(
      ({ name, detail }) =>
        name === 'track' && JSON.stringify(detail).startsWith('{"name":"purchase"'),
    );

  it.each([
    ['online', 0, null],
    ['offline', 1, 'E-1'],
  ] as const)(
    'counts as a purchase unless it is still to be paid: %s',
    async (payment, times, id) => {
      const checkout = await placeOrder(payment);
      await expect.poll(() => purchases(checkout)).toHaveLength(times);
      expect(checkout.store.get(completedTransactionAtom)).toBe(id);
    },
  );
});
