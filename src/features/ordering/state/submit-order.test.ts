import { JOURNAL_PREFIX } from '../../../lib/limits.ts';
import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { shoppingCartAtom } from '../../cart/state/shopping-cart-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import {
  aCart,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import { editContactAction } from '../../contact/state/contact-form.ts';
import {
  choosePaymentAction,
  enterDeliveryStepAction,
} from '../../delivery/state/delivery-step.ts';
import { collectInStore, toConfirm } from '../../../../test/support/order/product-steps.ts';
import { submitOrderAction } from './submit-order.ts';

const RUI = { name: 'Rui Manuel Costa', email: 'rui@example.com', phone: '912 345 678' };
const EMPTY = aCart(1000, []);

/** An order at its last step whose cart is empty on the screen. */
async function emptiedAtConfirm() {
  const checkout = await startProductCheckout();
  const { store, shop } = checkout;
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await collectInStore(store);
  store.set(choosePaymentAction, 'offline');
  store.set(editContactAction, RUI);
  expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  shop.cart = EMPTY;
  store.set(shoppingCartAtom, EMPTY);
  return checkout;
}

describe('an order of an empty cart', () => {
  test('is never sent: the cart shows', async () => {
    const { store, shop } = await emptiedAtConfirm();
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
    expect(store.get(submissionAtom).status).toBe('idle');
  });

  test('is not sent either where its shops stand in it with nothing', async () => {
    const { store, shop } = await emptiedAtConfirm();
    const [first] = aCart().shops;
    shop.cart = { ...EMPTY, shops: first ? [{ ...first, items: [] }] : [] };
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
  });

  test('is not sent either where the server’s cart cannot be read', async () => {
    const { store, shop, server } = await emptiedAtConfirm();
    server.api.getShoppingCart = async () => {
      throw new ApiError('network', 'no answer');
    };
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
  });
});

test.each([
  ['without a payment page leaves no open payment in the browser', null, 0],
  ['with a payment page keeps its payment open in the browser', 'https://pay.example/1', 1],
])('an accepted order %s', async (_, paymentUrl, open) => {
  const { store, shop, host } = await toConfirm();
  shop.answerOrder = async () => ({ orderRef: 'E-1', paymentUrl });
  await store.set(submitOrderAction);
  expect(shop.orders).toHaveLength(1);
  expect(host.shared.keys(JOURNAL_PREFIX)).toHaveLength(open);
});

describe('an order whose cart is in another currency by the press', () => {
  /** The same cart, with the prices of its lines from the second on, or of all, in another currency. */
  const inZloty = (from: number) => {
    const cart = aCart(1000, ['3', '4']);
    const shops = cart.shops.map((shop, index) => {
      const items = shop.items.map((item) => ({ ...item, currency: index < from ? 'EUR' : 'zł' }));
      return { ...shop, items };
    });
    return { ...cart, shops };
  };

  test.each([
    ['as a whole', 0],
    ['in one line', 1],
  ])('is not sent: the cart shows (%s)', async (_, from) => {
    const checkout = await toConfirm({ cart: aCart(1000, ['3', '4']) });
    const { store, shop } = checkout;
    shop.cart = inZloty(from);
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
  });
});
