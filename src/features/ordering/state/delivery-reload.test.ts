import { describe, expect, it } from 'vitest';
import { savedStateAtom } from '../../../flow/state/saved-state.ts';

import { stepNoticeAtom } from '../../../context/problems.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { restartAction } from '../../../flow/state/restart.ts';
import {
  A_POINT,
  aMethod,
  aShop,
  someRates,
} from '../../../../test/support/delivery/some-rates.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import {
  ANA,
  collectInStore,
  toConfirm,
  toDelivery,
} from '../../../../test/support/order/product-steps.ts';
import {
  aCart,
  HOME,
  startProductCheckout,
  reloadOrder,
  type ProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { editShopNoteAction, submitCartAction } from '../../cart/state/page-cart.ts';
import { dispatchDeliveryEventAction } from '../../delivery/state/delivery-events.ts';
import {
  chooseDeliveryTypeAction,
  enterDeliveryStepAction,
} from '../../delivery/state/delivery-step.ts';
import { GUEST_ADDRESS } from '../../delivery/state/guest-address.ts';
import { pickPickupPointAction } from '../../delivery/state/pickup-points.ts';
import {
  deliveryAtom,
  deliveryCentsAtom,
  orderPaymentAtom,
  shopDeliveriesAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { chooseAddressAction } from '../../delivery/state/chosen-address.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { enterPaymentStepAction } from '../../delivery/state/delivery-step.ts';

const stepOf = (store: ProductCheckout['store']) => store.get(currentEntryAtom)?.step;
const messageOf = (store: ProductCheckout['store']) => store.get(stepNoticeAtom)?.message;

/** A reload after a pickup point was chosen, while the rates cannot be read. */
async function reloadWithoutRates() {
  const checkout = await toDelivery();
  const { store, shop } = checkout;
  await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
  await store.set(pickPickupPointAction, A_POINT.id);
  const { rates } = shop;
  shop.rates = () => Promise.reject(new ApiError('network', 'lost'));
  return { checkout, shop, rates, again: await reloadOrder(checkout) };
}

describe('a reload at the delivery of a product order', () => {
  it('keeps the pickup in the store, and asks for nothing again where nothing was typed', async () => {
    const checkout = await toDelivery();
    await checkout.store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
    const again = await reloadOrder(checkout);
    expect(stepOf(again)).toBe('delivery');
    expect(again.get(deliveryAtom).type).toBe('STORE_PICKUP');
    expect(again.get(deliveryCentsAtom)).not.toBeNull();
    expect(messageOf(again)).toEqual({ key: 'savedState.kept' });
  });

  it('keeps the pickup point', async () => {
    const checkout = await toDelivery();
    await checkout.store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
    await checkout.store.set(pickPickupPointAction, A_POINT.id);
    const again = await reloadOrder(checkout);
    expect(again.get(deliveryAtom).pickupPoint).toEqual(A_POINT);
    expect(again.get(deliveryCentsAtom)).not.toBeNull();
  });

  it('keeps the saved address that was chosen among several', async () => {
    const office = { ...HOME, id: '9002', addressName: 'Trabalho' };
    const checkout = await toDelivery({ user: A_USER, addresses: [HOME, office] }, ANA);
    await checkout.store.set(chooseDeliveryTypeAction, 'DELIVERY');
    await checkout.store.set(chooseAddressAction, office.id);
    const again = await reloadOrder(checkout);
    expect(again.get(deliveryAtom).address?.id).toBe(office.id);
  });

  it('asks once for rates that cannot be read, and not again for each choice', async () => {
    const checkout = await toDelivery({ user: A_USER }, ANA);
    const { store, shop } = checkout;
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    const picked = { kind: 'methodChosen', shopId: '3', methodId: '301' } as const;
    await store.set(dispatchDeliveryEventAction, picked);
    const asked: unknown[] = [];
    shop.rates = async (place) => {
      asked.push(place);
      throw new ApiError('network', 'lost');
    };
    await reloadOrder(checkout);
    expect(asked).toEqual([null, { countryId: HOME.countryId, postalCode: HOME.postalCode }]);
  });

  it('chooses the pickup point again once the rates can be read, also after a second reload', async () => {
    const { checkout, shop, rates, again: failed } = await reloadWithoutRates();
    expect(failed.get(deliveryAtom).pickupPoint).toBeNull();
    const again = await reloadOrder({ ...checkout, store: failed });
    shop.rates = rates;
    await again.set(enterDeliveryStepAction);
    expect(again.get(deliveryAtom)).toMatchObject({ type: 'PICKUP_POINT', pickupPoint: A_POINT });
    expect(again.get(deliveryCentsAtom)).not.toBeNull();
  });

  it('does not come back to the pickup point where the customer has chosen another way since', async () => {
    const { shop, rates, again } = await reloadWithoutRates();
    await again.set(chooseDeliveryTypeAction, null);
    shop.rates = rates;
    await again.set(enterDeliveryStepAction);
    expect(again.get(deliveryAtom).type).toBeNull();
  });

  it('keeps the method of a shop that offers several', async () => {
    const slow = aMethod('STORE_PICKUP', '304');
    const fast = aMethod('STORE_PICKUP', '305');
    const rates = async () => someRates(aShop('3', [slow, fast]));
    const checkout = await toDelivery({ rates });
    await checkout.store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
    const picked = { kind: 'methodChosen', shopId: '3', methodId: fast.id } as const;
    await checkout.store.set(dispatchDeliveryEventAction, picked);
    const again = await reloadOrder(checkout);
    expect(again.get(shopDeliveriesAtom)).toMatchObject([{ method: { id: fast.id } }]);
  });

  it('forgets the address that a guest typed, and says so', async () => {
    const checkout = await toDelivery();
    await checkout.store.set(chooseDeliveryTypeAction, 'DELIVERY');
    checkout.store.set(GUEST_ADDRESS.edit, { street: 'Rua da República 12' });
    checkout.store.set(GUEST_ADDRESS.leave, 'street');
    const stored = JSON.stringify(checkout.store.get(savedStateAtom));
    expect(stored).not.toContain('República');
    const again = await reloadOrder(checkout);
    expect(again.get(deliveryAtom).type).toBe('DELIVERY');
    expect(messageOf(again)).toEqual({ key: 'savedState.restored' });
  });

  it('stays at the payment before its choice', async () => {
    const checkout = await toDelivery();
    await collectInStore(checkout.store);
    expect(stepOf(await reloadOrder(checkout))).toBe('payment-method');
  });

  it.each([
    ['that was chosen', ['online', 'offline']],
    ['that alone is possible', ['online']],
  ] as const)('keeps the payment %s, and says why it asks for the contact', async (_, payments) => {
    const again = await reloadOrder(await toConfirm({ payments }));
    expect(stepOf(again)).toBe('confirm');
    expect(again.get(orderPaymentAtom)).toBe('online');
    expect(messageOf(again)).toEqual({ key: 'savedState.restored' });
  });

  it('comes back to the confirmation once the only way to pay could be read', async () => {
    const checkout = await toConfirm({ payments: ['online'] });
    const { getPaymentMethods } = checkout.server.api;
    checkout.server.api.getPaymentMethods = () => Promise.reject(new ApiError('network', 'lost'));
    const again = await reloadOrder(checkout);
    expect(stepOf(again)).toBe('payment-method');
    checkout.server.api.getPaymentMethods = getPaymentMethods;
    await again.set(enterPaymentStepAction);
    expect(stepOf(again)).toBe('confirm');
    again.set(goBackAction);
    if (stepOf(again) === 'payment-method') await again.set(enterPaymentStepAction);
    expect(stepOf(again)).toBe('delivery');
  });

  it('says that a note to the shop is lost', async () => {
    const checkout = await startProductCheckout();
    checkout.store.set(editShopNoteAction, { shopId: '3', note: 'Sem cebola' });
    checkout.store.set(submitCartAction);
    expect(messageOf(await reloadOrder(checkout))).toEqual({ key: 'savedState.restored' });
  });
});

it('starting over forgets the delivery, and an emptied cart asks for no rates', async () => {
  const checkout = await toDelivery();
  await collectInStore(checkout.store);
  const restarted = await reloadOrder(checkout);
  await restarted.set(restartAction);
  expect(restarted.get(deliveryAtom).type).toBeNull();

  const { shop } = checkout;
  shop.cart = aCart(1000, []);
  shop.calls.length = 0;
  await reloadOrder(checkout);
  expect(shop.calls).not.toContain('getDeliveryRates');
});
