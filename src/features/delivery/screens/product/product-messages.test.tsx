// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { ApiError } from '../../../../platform/api/http/api-error.ts';
import {
  A_POINT,
  aMethod,
  aShop,
  someRates,
} from '../../../../../test/support/delivery/some-rates.ts';
import { submitCartAction } from '../../../cart/state/page-cart.ts';
import { dispatchDeliveryEventAction } from '../../state/delivery-events.ts';
import { chooseDeliveryTypeAction, enterDeliveryStepAction } from '../../state/delivery-step.ts';
import {
  foundPointsAtom,
  PICKUP_POINTS,
  pickPickupPointAction,
  pointQueryAtom,
} from '../../state/pickup-points.ts';
import { deliveryAtom } from '../../state/product-order-atoms.ts';
import { A_USER } from '../../../../../test/support/state/fake-server.ts';
import { ANA } from '../../../../../test/support/order/product-steps.ts';
import {
  aCart,
  HOME,
  startProductCheckout,
  type FakeStore,
} from '../../../../../test/support/order/start-product-checkout.ts';
import { renderInCheckout } from '../../../../../test/support/screens/render-in-checkout.tsx';
import { PickupPicker } from './pickup-picker.tsx';
import { ShopMethods, TypeChoice } from './delivery-choice.tsx';
import ProductDelivery, { ContinueWithTotal } from './product-delivery.tsx';

async function atDelivery(changes: Partial<FakeStore> = {}) {
  const checkout = await startProductCheckout(changes);
  checkout.store.set(submitCartAction);
  await checkout.store.set(enterDeliveryStepAction);
  return checkout;
}

describe('spec section 8 "Pickup points"', () => {
  it('a search that finds none says delivery.pickupPoints.noResults', async () => {
    const { store } = await atDelivery();
    await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
    await store.set(PICKUP_POINTS.load);
    store.set(pointQueryAtom, 'Funchal');
    const { root } = renderInCheckout(store, <PickupPicker />);
    expect(root.textContent).toContain('delivery.pickupPoints.noResults');
  });

  it('points that cannot be read say delivery.pickupPoints.searchError, and can be asked for again', async () => {
    const { store, server } = await atDelivery();
    server.api.getPickupPoints = async () => {
      throw new ApiError('network', 'lost');
    };
    await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
    await store.set(PICKUP_POINTS.load);
    const { root } = renderInCheckout(store, <PickupPicker />);
    expect(root.textContent).toContain('delivery.pickupPoints.searchError');
    expect(root.textContent).toContain('common.retry');
  });
});

it('prices that could not be read without a connection are read when it is back', async () => {
  const { store, shop, host } = await startProductCheckout();
  const { rates } = shop;
  shop.rates = async () => {
    throw new ApiError('offline', 'no connection');
  };
  host.setOnline(false);
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  const { root } = renderInCheckout(store, <TypeChoice />);
  expect(root.textContent).toContain('delivery.ratesFailed');
  shop.rates = rates;
  await act(async () => host.setOnline(true));
  expect(root.textContent).toContain('delivery.type.storePickup');
});

it('the only saved address is chosen also when it could be read at a second try only', async () => {
  const { store, server } = await startProductCheckout({ user: A_USER }, ANA);
  const { getAddresses } = server.api;
  server.api.getAddresses = () => Promise.reject(new ApiError('network', 'lost'));
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await store.set(chooseDeliveryTypeAction, 'DELIVERY');
  const { root, find } = renderInCheckout(store, <ProductDelivery />);
  expect(root.textContent).toContain('address.failed');
  server.api.getAddresses = getAddresses;
  await act(async () => find('.mc-notice button').click());
  expect(store.get(deliveryAtom).address).toEqual(HOME);
});

it('types whose prices could not be read can be asked for again where the prices at the address are known', async () => {
  const { store } = await startProductCheckout({
    rates: async (place) => {
      if (place === null) throw new ApiError('network', 'lost');
      return someRates(aShop('3', [aMethod('DELIVERY', '301')]));
    },
  });
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await store.set(chooseDeliveryTypeAction, 'DELIVERY');
  const address = { id: '9001', countryId: '139', postalCode: '1100-544' };
  await store.set(dispatchDeliveryEventAction, { kind: 'addressChosen', address });
  const { root } = renderInCheckout(store, <TypeChoice />);
  expect(root.textContent).toContain('delivery.ratesFailed');
});

it('the failure of all prices shows once, and a retry also brings the pickup points', async () => {
  const { store, shop } = await atDelivery({
    rates: () => Promise.reject(new ApiError('network', 'lost')),
  });
  await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
  await store.set(dispatchDeliveryEventAction, { kind: 'pickupPointChosen', pickupPoint: A_POINT });
  const all = (
    <>
      <TypeChoice />
      <ShopMethods />
    </>
  );
  const { root, find } = renderInCheckout(store, all);
  expect(root.textContent?.match(/delivery\.ratesFailed/g)).toHaveLength(1);
  shop.rates = async () => someRates(aShop('3', [aMethod('PICKUP_POINT', '303')]));
  await act(async () => find('button').click());
  expect(root.textContent).toContain('delivery.type.pickupPoint');
  expect(store.get(foundPointsAtom)).toHaveLength(1);
});

describe('the price on the card of a way to get the goods', () => {
  it('is what the server names, and once its methods are chosen what they cost, as the total says', async () => {
    const told = {
      type: 'STORE_PICKUP' as const,
      priceCents: 450,
      startingFrom: true,
      disabled: false,
      disabledFor: [],
    };
    const shop = aShop('3', [aMethod('STORE_PICKUP', '1', { costCents: 500 })]);
    const { store } = await atDelivery({
      rates: async () => ({ ...someRates(shop), types: [told] }),
    });
    const { root } = renderInCheckout(store, <TypeChoice />);
    expect(root.textContent).toMatch(/delivery\.from/);
    await act(() => store.set(chooseDeliveryTypeAction, 'STORE_PICKUP'));
    expect(root.textContent).toMatch(/5,00/);
    expect(root.textContent).not.toMatch(/delivery\.from|4,50/);
  });
});

describe('the total beside "Continue"', () => {
  const RATES = someRates(
    aShop('3', [
      aMethod('DELIVERY', '1', { costCents: 250 }),
      aMethod('DELIVERY', '2', { costCents: 390 }),
      aMethod('PICKUP_POINT', '3', { costCents: 240 }),
    ]),
  );

  it.each([
    [null, /cart\.plusDelivery/],
    ['PICKUP_POINT', /22,40/],
    ['DELIVERY', /cart\.plusDelivery/],
  ] as const)(
    'with %s chosen counts a known price or says that one is added',
    async (type, text) => {
      const { store } = await atDelivery({ rates: async () => RATES });
      if (type) await store.set(chooseDeliveryTypeAction, type);
      const { root } = renderInCheckout(store, <ContinueWithTotal />);
      expect(root.textContent).toMatch(text);
    },
  );
});

it('a parcel for a pickup point is sent by the shop, and not collected there', async () => {
  const { store } = await atDelivery();
  await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
  await store.set(PICKUP_POINTS.load);
  await store.set(pickPickupPointAction, '501');
  const { root } = renderInCheckout(store, <ShopMethods />);
  expect(root.textContent).toContain('delivery.methodOf');
  expect(root.textContent).not.toContain('delivery.handedOutBy');
});

describe('spec section 8 "Delivery"', () => {
  it.each([
    [['4'], 'Not Loja 3. Not Loja 5.'],
    [['4', '5'], 'Not Loja 3.'],
    [[], 'delivery.noDeliveryMethodsAvailable'],
  ])('announces who does not deliver to an address: only the shops %s do', async (ids, text) => {
    const all = ['3', '4', '5'];
    const rates = async (place: unknown) => {
      const delivering = place ? ids : all;
      return someRates(...delivering.map((id) => aShop(id, [aMethod('DELIVERY', id)])));
    };
    const { store, host } = await atDelivery({ cart: aCart(1000, all), rates });
    const said = vi.spyOn(host, 'announce');
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    renderInCheckout(store, <ShopMethods />, {
      'delivery.deliveryMethodAddressUnavailableForShop': ['Not ', ['shop'], '.'],
    });
    const address = { id: '9001', countryId: '139', postalCode: '1100-544' };
    await act(() => store.set(dispatchDeliveryEventAction, { kind: 'addressChosen', address }));
    expect(new Set(said.mock.calls.map(([message]) => message))).toEqual(new Set([text]));
  });

  it('several shops without a common way say delivery.unavailable, with a note to order per shop', async () => {
    const rates = someRates(
      aShop('3', [aMethod('DELIVERY', '1')]),
      aShop('4', [aMethod('STORE_PICKUP', '2')]),
    );
    const { store } = await atDelivery({ cart: aCart(1000, ['3', '4']), rates: async () => rates });
    const { root } = renderInCheckout(store, <TypeChoice />);
    expect(root.textContent).toMatch(/delivery\.unavailable(?!ForShops)/);
    expect(root.textContent).toContain('delivery.orderPerShop');
    expect(root.textContent).toContain('delivery.unavailableForShops');
  });
});
