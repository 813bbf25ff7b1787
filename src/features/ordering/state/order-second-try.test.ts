import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import {
  chooseDeliveryTypeAction,
  choosePaymentAction,
  enterDeliveryStepAction,
  submitDeliveryAction,
  enterPaymentStepAction,
} from '../../delivery/state/delivery-step.ts';
import { pickPickupPointAction } from '../../delivery/state/pickup-points.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { A_POINT } from '../../../../test/support/delivery/some-rates.ts';
import { editContactAction } from '../../contact/state/contact-form.ts';
import { submitOrderAction } from './submit-order.ts';
import { cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import { alertAtom, refusalAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { payAgain } from '../../../../test/support/state/start-at-payment.ts';
import {
  aCart,
  reloadOrder,
  type ProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { RUI, toConfirm } from '../../../../test/support/order/product-steps.ts';

/** Repeats the choices that a reload has lost, up to the confirmation. */
async function chooseAgain(store: ProductCheckout['store']) {
  await store.set(enterDeliveryStepAction);
  await store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
  store.set(submitDeliveryAction);
  await store.set(enterPaymentStepAction);
  store.set(choosePaymentAction, 'online');
  store.set(editContactAction, RUI);
}

const cutOff = async () => {
  throw new ApiError('outcome_unknown', 'cut off');
};

const TWO_POINTS = [A_POINT, { ...A_POINT, id: '502' }];

/** Goes back from the confirmation, chooses a pickup point and returns. */
async function collectAt(store: ProductCheckout['store'], point: string) {
  store.set(jumpToStepAction, 'delivery');
  await store.set(enterDeliveryStepAction);
  await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
  await store.set(pickPickupPointAction, point);
  store.set(submitDeliveryAction);
  await store.set(enterPaymentStepAction);
  store.set(choosePaymentAction, 'online');
  expect(store.get(currentEntryAtom)?.step).toBe('confirm');
}

/** At the confirmation, with a pickup point chosen. */
async function atConfirmWithPoint(changes: object) {
  const checkout = await toConfirm(changes);
  await collectAt(checkout.store, A_POINT.id);
  return checkout;
}

/** At the confirmation, with a first try whose outcome is unknown. */
async function afterLostTry(confirming?: ProductCheckout) {
  const checkout = confirming ?? (await toConfirm());
  checkout.shop.answerOrder = cutOff;
  await checkout.store.set(submitOrderAction);
  checkout.host.advance(SECOND_TRY_AFTER_MS);
  checkout.shop.answerOrder = async () => ({ orderRef: 'E-2', paymentUrl: null });
  return checkout;
}

describe('an order after a reload', () => {
  it('is called an order, also when its outcome is unknown', async () => {
    const open = await reloadOrder(await toConfirm());
    expect(open.get(stepNoticeAtom)?.message).toEqual({ key: 'savedState.restored' });
    const lost = await reloadOrder(await afterLostTry());
    expect(lost.get(stepNoticeAtom)?.message).toEqual({ key: 'order.outcomeUnknown' });
  });

  it('has the key of the lost try while the order is the same', async () => {
    const checkout = await afterLostTry();
    const again = await reloadOrder(checkout);
    await chooseAgain(again);
    await again.set(submitOrderAction);
    await payAgain({ store: again });
    await expect.poll(() => checkout.shop.orders).toHaveLength(2);
    const [first, second, ...others] = checkout.shop.orders;
    expect(others).toEqual([]);
    expect(second?.intentKey).toBe(first?.intentKey);
  });

  it('has a new key for another account', async () => {
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

  it('has a new key once the order differs, and still warns of the first try', async () => {
    const checkout = await afterLostTry();
    checkout.shop.cart = aCart(700);
    const again = await reloadOrder(checkout);
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

  it('that is refused over an unchanged cart shows the server’s message, and still warns of the first one', async () => {
    const { store, shop } = await afterLostTry();
    shop.answerOrder = async () => {
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'Fechámos.' });
    };
    await store.set(submitOrderAction);
    await payAgain({ store });
    await expect.poll(() => store.get(alertAtom)).toEqual({ about: 'order', text: 'Fechámos.' });
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
    // Beside the pressed button: on a phone, a notice at the top of the step is out of sight.
    expect(store.get(refusalAtom)).toEqual({ about: 'order', key: 'order.likelyPlaced' });
    expect(store.get(submissionAtom).status).toBe('unknown');
    expect(store.get(againQuestionAtom)).toBeNull();
  });

  it('that is refused over an empty cart says only that the first one was probably accepted', async () => {
    const { store, shop } = await afterLostTry();
    shop.answerOrder = async () => {
      shop.cart = { ...aCart(), shops: [], finalCents: 0, itemsTotalCents: 0 };
      throw new ApiError('conflict', 'x', { status: 409, serverMessage: 'O carrinho está vazio.' });
    };
    await store.set(submitOrderAction);
    await payAgain({ store });
    await expect
      .poll(() => store.get(refusalAtom))
      .toEqual({ about: 'order', key: 'order.likelyPlaced' });
    expect(store.get(stepNoticeAtom)).toBeNull();
  });

  it('has a new key for other items of the same total', async () => {
    const { store, shop } = await afterLostTry();
    const [shown] = shop.cart.shops;
    const [item] = shown?.items ?? [];
    if (!shown || !item) throw new Error('the cart is empty');
    const other = {
      ...item,
      id: '32',
      productId: '32',
      quantity: 1,
      unitCents: 2 * item.unitCents,
    };
    shop.cart = { ...shop.cart, shops: [{ ...shown, items: [other] }] };
    await store.set(submitOrderAction);
    await store.set(submitOrderAction);
    await payAgain({ store });
    await expect.poll(() => shop.orders).toHaveLength(2);
    expect(new Set(shop.orders.map(({ intentKey }) => intentKey)).size).toBe(2);
  });

  it.each([
    ['another way to get the goods', toConfirm],
    ['another pickup point', atConfirmWithPoint],
  ])('has a new key for %s', async (_, start) => {
    const { store, shop } = await afterLostTry(await start({ points: TWO_POINTS }));
    await collectAt(store, '502');
    await store.set(submitOrderAction);
    await payAgain({ store });
    await expect.poll(() => shop.orders).toHaveLength(2);
    expect(new Set(shop.orders.map(({ intentKey }) => intentKey)).size).toBe(2);
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
