import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { measure } from '../../../../test/support/state/measure.ts';
import {
  cartAtom,
  cartChangesAtom,
  cartLinesAtom,
  shopNotesAtom,
  unavailableItemsAtom,
} from '../../cart/state/cart-atoms.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { addItem } from '../../../../test/support/state/add-item.ts';
import { aMenuItem, aShop } from '../../../../test/support/state/fake-shop.ts';
import {
  transportInstantsAtom,
  transportTypeAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import {
  editShopNoteAction,
  setItemQuantityAction,
  submitCartAction,
  replaceCartAction,
} from '../../cart/state/page-cart.ts';
import { submitBookingFormAction, toggleSlotAction } from '../../booking/state/edit-booking.ts';
import { editContactAction } from '../../contact/state/contact-form.ts';
import { viewOrderAction } from '../../menu/state/menu-state.ts';
import { submitMenuOrderAction } from './submit-menu-order.ts';
import { TRANSPORT_ADDRESS } from '../../delivery/state/transport-address.ts';
import {
  chooseInstantAction,
  chooseTransportAction,
  submitTransportAction,
} from '../../delivery/state/menu-order-form.ts';
import {
  AT_EIGHT,
  RUI,
  ask,
  start,
  stepOf,
  eventsOf,
  goToConfirm,
  atConfirm,
} from '../../../../test/support/order/start-menu-order.ts';

describe('an order from a menu', () => {
  test('taken away as soon as possible is sent with its items, its price and its moment', async () => {
    const { server, store, host } = await atConfirm();
    store.set(editShopNoteAction, { shopId: '1', note: ' Sem sal ' });
    await store.set(submitMenuOrderAction);
    expect(server.bookings).toHaveLength(1);
    expect(server.bookings[0]?.payload).toMatchObject({
      campaignId: 101,
      partySize: 1,
      slots: [{ startTime: AT_EIGHT.startTime, durationSec: 900 }],
      orderInformation: {
        deliveryDetail: {
          transportType: 'takeaway',
          street: '',
          floorDoor: '',
          city: '',
          postalCode: '',
        },
        orderItems: [{ itemId: 1, name: 'Prato 1', quantity: 2, price: 9 }],
        deliveryCost: 0,
        orderAmount: 18,
        notes: 'Sem sal',
      },
    });
    expect(eventsOf(host, 'submit')).toMatchObject([{ kind: 'order' }]);
    expect(eventsOf(host, 'reserved')).toMatchObject([{ kind: 'order' }]);
    expect(stepOf({ store })).toBe('success');
  });

  test('delivered at a time has address, cost and slot', async () => {
    const order = await start();
    const { server, store } = order;
    addItem(store, '2');
    store.set(viewOrderAction);
    store.set(submitCartAction);
    store.set(chooseTransportAction, 'delivery');
    store.set(submitTransportAction);
    expect(stepOf(order), 'an address is missing').toBe('delivery');
    store.set(TRANSPORT_ADDRESS.edit, {
      street: ' Rua A 1 ',
      city: 'Lisboa',
      postalCode: '1100445',
    });
    store.set(chooseInstantAction, 'scheduled');
    store.set(submitTransportAction);
    store.set(submitBookingFormAction);
    expect(stepOf(order), 'a time is missing').toBe('booking');
    store.set(toggleSlotAction, AT_EIGHT);
    store.set(editContactAction, RUI);
    await store.set(submitMenuOrderAction);
    expect(server.bookings[0]?.payload.orderInformation).toMatchObject({
      deliveryDetail: {
        transportType: 'delivery',
        street: 'Rua A 1',
        city: 'Lisboa',
        postalCode: '1100-445',
      },
      deliveryCost: 2.5,
      orderAmount: 11.5,
    });
  });

  test('is never sent twice, however often the button is pressed', async () => {
    const { server, store } = await atConfirm();
    await Promise.all(Array.from({ length: 100 }, () => store.set(submitMenuOrderAction)));
    expect(server.bookings).toHaveLength(1);
  });

  test('with another cart after a lost answer is another intent', async () => {
    const order = await atConfirm();
    const { server, store, host } = order;
    server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await store.set(submitMenuOrderAction);
    host.advance(60_000);
    store.set(setItemQuantityAction, { id: '1', to: () => 3 });
    await store.set(submitMenuOrderAction);
    const keys = server.bookings.map(({ intentKey }) => intentKey);
    expect(new Set(keys).size).toBe(2);
  });

  test('an empty cart leads nowhere', async () => {
    const order = await start();
    order.store.set(viewOrderAction);
    expect(stepOf(order)).toBe('menu');
    order.store.set(submitCartAction);
    expect(stepOf(order)).toBe('menu');
    expect(order.store.get(submitCountAtom)).toBe(1);
  });
});

describe('what changes while it is ordered', () => {
  test('a dish that is gone stops the order and shows; the customer agrees again', async () => {
    const order = await atConfirm();
    const { server, store, kept } = order;
    kept.shop = aShop([aMenuItem('1', { status: 'inactive' }), aMenuItem('2')]);
    await store.set(submitMenuOrderAction);
    expect(server.bookings).toEqual([]);
    expect(stepOf(order)).toBe('cart-review');
    expect(store.get(cartChangesAtom)).toEqual([
      { kind: 'gone', name: 'Prato 1' },
      { kind: 'final', beforeCents: 1800, afterCents: 0 },
    ]);
  });

  test('a price that has changed is shown as it was and as it is; then the order can be sent', async () => {
    const order = await atConfirm();
    const { server, store, kept } = order;
    kept.shop = aShop([aMenuItem('1', { priceCents: 1200 }), aMenuItem('2')]);
    await store.set(submitMenuOrderAction);
    expect(store.get(cartChangesAtom)).toEqual([
      { kind: 'price', name: 'Prato 1', beforeCents: 1000, afterCents: 1200 },
      { kind: 'final', beforeCents: 1800, afterCents: 2160 },
    ]);
    goToConfirm(order);
    expect(store.get(cartChangesAtom)).toEqual([]);
    await store.set(submitMenuOrderAction);
    expect(server.bookings[0]?.payload.orderInformation).toMatchObject({ orderAmount: 21.6 });
  });

  test('a refusal by the server reloads the menu before it is blamed on the time', async () => {
    const order = await atConfirm();
    const { server, store, kept } = order;
    server.answerBooking = async () => {
      kept.shop = aShop([aMenuItem('1', { priceCents: 900 })]);
      throw new ApiError('conflict', 'price changed', {
        status: 409,
        serverMessage: 'Preços novos.',
      });
    };
    await store.set(submitMenuOrderAction);
    expect(stepOf(order)).toBe('cart-review');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ text: 'Preços novos.' });
    expect(store.get(alertAtom)).toBeNull();
    expect(store.get(submissionAtom).status).toBe('idle');
    expect(store.get(cartChangesAtom)).toHaveLength(2);
  });

  test('a menu that cannot be read again does not keep the order from being sent', async () => {
    const { server, store } = await atConfirm();
    server.api.getShop = async () => {
      throw new ApiError('network', 'down');
    };
    await store.set(submitMenuOrderAction);
    expect(server.bookings).toHaveLength(1);
  });

  test('"as soon as possible" that is over asks for a time', async () => {
    const order = await atConfirm();
    const { server, store, host } = order;
    const { campaignView } = server.campaign;
    server.campaign = { ...server.campaign, campaignView: { ...campaignView, endTime: '19:00' } };
    host.advance(45 * 60_000);
    await store.set(submitMenuOrderAction);
    expect(server.bookings).toEqual([]);
    expect(stepOf(order)).toBe('booking');
    expect(store.get(bookingFormAtom).transportInstant).toBe('scheduled');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'transport.asapOver' });
  });
});

describe('the moments of an order', () => {
  test('are measured with what the cart holds, and never with who orders', async () => {
    const order = await start();
    const { store, host } = order;
    measure(store);
    addItem(store, '1');
    store.set(viewOrderAction);
    goToConfirm(order);
    store.set(TRANSPORT_ADDRESS.edit, { street: 'Rua Secreta 7' });
    store.set(editShopNoteAction, { shopId: '1', note: 'Sem sal' });
    await store.set(submitMenuOrderAction);
    await Promise.resolve();
    const items = [{ item_id: '1', item_name: 'Prato 1', price: 10, quantity: 1 }];
    expect(eventsOf(host, 'track')).toMatchObject([
      { name: 'add_to_cart', params: { items } },
      { name: 'begin_checkout', params: { currency: 'EUR', value: 10, items } },
      { name: 'generate_lead', params: { transaction_id: '9001', items } },
    ]);
    expect(JSON.stringify(eventsOf(host, 'track'))).not.toMatch(/Rui|912|Secreta|Sem sal/);
  });
});

describe("a page's cart", () => {
  const withCart = (items = [ask('1', 2), ask('9'), ask('2')]) =>
    start({ shopId: '1', reservationType: null, cartItems: items });

  test('starts the order with the available items; the rest is named to customer and integrator', async () => {
    const order = await withCart();
    expect(stepOf(order)).toBe('cart-review');
    expect(order.store.get(cartAtom).items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Prato 1', 2],
      ['Prato 2', 1],
    ]);
    expect(order.store.get(unavailableItemsAtom)).toMatchObject([
      { productId: '9', reason: 'unknown' },
    ]);
    expect(order.host.warnings).toEqual([expect.stringContaining('9 (unknown)')]);
    expect(eventsOf(order.host, 'cart')).toEqual([{ items: 3, itemsTotal: 3000, final: 2700 }]);
  });

  test('without campaign and service is taken away as soon as the shop has it', async () => {
    const order = await start({
      shopId: '1',
      campaignId: null,
      reservationType: null,
      cartItems: [ask('1')],
    });
    const { store, server } = order;
    expect(store.get(transportTypeAtom)).toBe('takeaway');
    expect(store.get(transportInstantsAtom)).toEqual(['asap']);
    goToConfirm(order);
    await store.set(submitMenuOrderAction);
    expect(server.bookings[0]?.payload).toMatchObject({
      campaignId: null,
      shopMerchantServiceIds: [],
      slots: [{ durationSec: 0 }],
      orderInformation: { orderAmount: 10 },
    });
  });

  test('set in the middle of an order takes its place; what was typed stays, and it is shown first', async () => {
    const order = await withCart();
    const { store } = order;
    goToConfirm(order);
    store.set(editShopNoteAction, { shopId: '1', note: 'Sem sal' });
    store.set(configAtom, { ...store.get(configAtom), cartItems: [ask('2', 4)] });
    store.set(replaceCartAction);
    expect(stepOf(order)).toBe('cart-review');
    expect(store.get(cartLinesAtom)).toEqual([{ productId: '2', quantity: 4 }]);
    expect(store.get(shopNotesAtom)['1']).toBe('Sem sal');
  });
});
