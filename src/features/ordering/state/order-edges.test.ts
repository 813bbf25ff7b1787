import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { ShopService } from '../../offer/rules/shop-services.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { slotsAtom } from '../../offer/state/offer-atoms.ts';
import { cartChangesAtom, cartLinesAtom, removedEntryAtom } from '../../cart/state/cart-atoms.ts';
import {
  setItemQuantityAction,
  submitCartAction,
  replaceCartAction,
} from '../../cart/state/page-cart.ts';
import { nowAtom, configAtom } from '../../../context/checkout-context.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { addItem } from '../../../../test/support/state/add-item.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_RESERVATION, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { addShop, aMenuItem, aShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { TRANSPORT_ADDRESS } from '../../delivery/state/transport-address.ts';
import {
  asapStartAtom,
  chooseTransportAction,
  submitTransportAction,
} from '../../delivery/state/menu-order-form.ts';
import {
  transportInstantsAtom,
  transportTypeAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import { submitBookingFormAction } from '../../booking/state/edit-booking.ts';
import { CONTACT, editContactAction } from '../../contact/state/contact-form.ts';
import { viewOrderAction } from '../../menu/state/menu-state.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import { restartAction } from '../../../flow/state/restart.ts';
import { chooseServiceAction } from '../../services/state/services-state.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { priceAtom } from '../../vouchers/state/price-atoms.ts';
import { submitMenuOrderAction } from './submit-menu-order.ts';
import { endOrderAction } from './menu-order.ts';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';

/** A Friday, 18:00 in Lisbon. */
const NOW = Date.parse('2026-11-20T18:00:00Z');
const AT_EIGHT: Slot = { startTime: '2026-11-20T20:00:00+00:00', durationSec: 900, capacity: 3 };
const RUI = { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' };
const HOME = { street: 'Rua A 1', city: 'Lisboa', postalCode: '1100-445' };
const MENU_ORDER: Partial<CheckoutConfig> = { shopId: '1', menu: true, reservationType: null };

/** A service for delivery or take-away, with a lead time of an hour and a half. */
const BASKET: ShopService = {
  id: '37',
  serviceName: 'Cesto',
  serviceDescription: '',
  bookingConfig: aBookingConfig({
    isTakeaway: true,
    isDelivery: true,
    bookingType: BOOKING_TYPE.TAKEAWAY_DELIVERY,
  }),
  minimumTimeBeforeBooking: 5400,
  priceCents: 0,
  estimatedServiceDurationSeconds: 900,
  subcategoryId: null,
};

async function start(config: Partial<CheckoutConfig> = MENU_ORDER) {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, [AT_EIGHT]);
  const kept = addShop(server);
  kept.shop = { ...aShop(), services: [BASKET] };
  server.api.getServiceSlots = async () => [AT_EIGHT];
  const host = createFakeHost(NOW);
  const begin = () => startTestCheckout(server, host, config);
  const store = await begin();
  return { server, kept, host, store, begin };
}

type Started = Awaited<ReturnType<typeof start>>;

const stepOf = ({ store }: Pick<Started, 'store'>) => store.get(currentEntryAtom)?.step;

/** A menu order of one dish at the last step, for as soon as possible. */
async function atConfirm(type: 'takeaway' | 'delivery' = 'takeaway') {
  const order = await start();
  const { store } = order;
  addItem(store, '1');
  store.set(viewOrderAction);
  store.set(submitCartAction);
  store.set(chooseTransportAction, type);
  store.set(TRANSPORT_ADDRESS.edit, HOME);
  store.set(submitTransportAction);
  store.set(submitBookingFormAction);
  store.set(editContactAction, RUI);
  store.set(CONTACT.leave, 'phone');
  expect(stepOf(order)).toBe('confirm');
  return order;
}

describe('what changes while an order is confirmed', () => {
  test('a delivery that is no longer offered is never turned into a take-away unasked', async () => {
    const order = await atConfirm('delivery');
    const { server, store } = order;
    server.campaign = {
      ...server.campaign,
      campaignView: { ...server.campaign.campaignView, isDelivery: false },
      deliveryCostCents: 250,
    };
    await store.set(submitMenuOrderAction);
    expect(server.bookings).toEqual([]);
    expect(stepOf(order)).toBe('delivery');
    expect(store.get(submissionAtom).status).toBe('idle');
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'transport.typeOver' });
  });

  test('an order that is placed keeps no price of its campaign: the cart has what it costs', async () => {
    const { store } = await atConfirm();
    expect(store.get(priceAtom)?.totalCents).toBeGreaterThan(0);
    await store.set(submitMenuOrderAction);
    expect(store.get(reservationAtom)?.shownCents).toBeNull();
  });

  test('an order that holds nothing is never sent: the cart shows', async () => {
    const order = await atConfirm();
    const { server, store } = order;
    store.set(cartLinesAtom, []);
    await store.set(submitMenuOrderAction);
    expect(server.bookings).toEqual([]);
    expect([stepOf(order), store.get(submissionAtom).status]).toEqual(['cart-review', 'idle']);
  });

  test('a name that is rubbed out while the menu is read again keeps the order from being sent', async () => {
    const { server, store, kept } = await atConfirm();
    server.api.getShop = async () => {
      store.set(editContactAction, { name: '' });
      return kept.shop;
    };
    await store.set(submitMenuOrderAction);
    expect(server.bookings).toEqual([]);
    expect(store.get(submissionAtom).status).toBe('idle');
  });
});

describe('a second try of an order', () => {
  async function afterLostTry() {
    const order = await atConfirm();
    order.server.answerBooking = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    await order.store.set(submitMenuOrderAction);
    order.server.answerBooking = async () => A_RESERVATION;
    order.host.advance(60_000);
    return order;
  }

  test('stops where a dish costs more by now, warns of the first try still, and has a key of its own', async () => {
    const order = await afterLostTry();
    const { store, server, kept } = order;
    kept.shop = aShop([aMenuItem('1', { priceCents: 1200 })]);
    await store.set(submitMenuOrderAction);
    expect(server.bookings).toHaveLength(1);
    expect(stepOf(order)).toBe('cart-review');
    expect(store.get(cartChangesAtom)).not.toEqual([]);
    expect(store.get(submissionAtom).status).toBe('unknown');
    store.set(submitCartAction);
    store.set(submitTransportAction);
    store.set(submitBookingFormAction);
    await store.set(submitMenuOrderAction);
    expect(new Set(server.bookings.map(({ intentKey }) => intentKey)).size).toBe(2);
  });

  test('that is refused as taken may be the first one: the menu is not read again, and no failure is reported', async () => {
    const order = await afterLostTry();
    const { store, server, kept } = order;
    server.answerBooking = async () => {
      kept.shop = aShop([aMenuItem('1', { priceCents: 1200 })]);
      throw new ApiError('conflict', 'taken', { status: 409 });
    };
    await store.set(submitMenuOrderAction);
    expect(server.bookings).toHaveLength(2);
    expect(stepOf(order)).toBe('confirm');
    expect(store.get(cartChangesAtom)).toEqual([]);
    expect(store.get(submissionAtom).status).toBe('unknown');
  });

  test('that does not get out warns of the first one still, and keeps its key', async () => {
    const { store, server } = await afterLostTry();
    server.answerBooking = async () => {
      throw new ApiError('offline', 'no connection');
    };
    await store.set(submitMenuOrderAction);
    expect(store.get(submissionAtom).status).toBe('unknown');
    await store.set(submitMenuOrderAction);
    expect(server.bookings).toHaveLength(3);
    expect(new Set(server.bookings.map(({ intentKey }) => intentKey)).size).toBe(1);
  });
});

describe('an order after a reload', () => {
  test('resumes where it was left, and is called an order', async () => {
    const { store, begin, host } = await atConfirm();
    const saved = store.get(savedStateAtom);
    if (saved) host.storage.write(store.get(savedStateKeyAtom), JSON.stringify(saved));
    const again = await begin();
    expect(stepOf({ store: again })).toBe('confirm');
    expect(again.get(stepNoticeAtom)?.message).toEqual({ key: 'savedState.restored' });
  });

  test('shows first what a dish cost and costs, where the menu has changed meanwhile', async () => {
    const { store, begin, host, kept } = await atConfirm();
    const saved = store.get(savedStateAtom);
    if (saved) host.storage.write(store.get(savedStateKeyAtom), JSON.stringify(saved));
    kept.shop = aShop([aMenuItem('1', { priceCents: 1200 })]);
    const again = await begin();
    expect(stepOf({ store: again })).toBe('cart-review');
    expect(again.get(cartChangesAtom)).toEqual([
      { kind: 'price', name: 'Prato 1', beforeCents: 1000, afterCents: 1200 },
      { kind: 'final', beforeCents: 900, afterCents: 1080 },
    ]);
    addItem(again, '2');
    expect(again.get(cartChangesAtom).map(({ kind }) => kind)).toEqual(['price']);
    again.set(submitCartAction);
    expect(again.get(cartChangesAtom)).toEqual([]);
  });
});

describe('a cart by setCart() after a reload', () => {
  test('is there still, with what the customer made of it', async () => {
    const { store, begin } = await start();
    store.set(configAtom, {
      ...store.get(configAtom),
      cartItems: [
        { id: '1', productId: '1', qty: 2 },
        { id: '2', productId: '2', qty: Number.NaN },
      ],
    });
    store.set(replaceCartAction);
    addItem(store, '1');
    const again = await begin();
    expect(again.get(cartLinesAtom)).toEqual([{ productId: '1', quantity: 3 }]);
  });
});

describe('an order that is done', () => {
  test('stands with the time that it was ordered for, however late it is, also after a reload', async () => {
    const { store, server, begin, host } = await atConfirm();
    await store.set(submitMenuOrderAction);
    const [sent] = server.bookings.flatMap(({ payload }) => payload.slots);
    const saved = store.get(savedStateAtom);
    if (saved) host.storage.write(store.get(savedStateKeyAtom), JSON.stringify(saved));
    host.advance(3_600_000);
    store.set(nowAtom, host.now());
    expect(store.get(asapStartAtom)).toBe(sent?.startTime);
    const again = await begin();
    expect(stepOf({ store: again })).toBe('success');
    expect(again.get(asapStartAtom)).toBe(sent?.startTime);
  });

  test('does not come back with the next start', async () => {
    const { store } = await atConfirm();
    await store.set(submitMenuOrderAction);
    expect(stepOf({ store })).toBe('success');
    store.set(endOrderAction);
    await store.set(startCheckoutAction);
    expect(stepOf({ store })).toBe('menu');
    expect(store.get(cartLinesAtom)).toEqual([]);
  });
});

describe('a dish that was taken out', () => {
  test('is not offered back once the customer has gone on to the menu', async () => {
    const order = await start();
    const { store } = order;
    addItem(store, '1');
    addItem(store, '2');
    store.set(viewOrderAction);
    store.set(setItemQuantityAction, { id: '1', to: () => 0 });
    store.set(goBackAction);
    addItem(store, '1');
    store.set(viewOrderAction);
    expect(stepOf(order)).toBe('cart-review');
    expect(store.get(removedEntryAtom)).toBeNull();
  });
});

describe('an order by a service', () => {
  test('from a page’s cart has the calendar and the lead time of the service', async () => {
    const order = await start({
      shopId: '1',
      campaignId: null,
      serviceId: '37',
      reservationType: null,
      cartItems: [{ id: '1', productId: '1', qty: 1 }],
    });
    expect(stepOf(order)).toBe('cart-review');
    expect(order.store.get(slotsAtom)).toEqual([AT_EIGHT]);
    expect(order.store.get(transportInstantsAtom)).toEqual(['scheduled']);
    expect(order.store.get(bookingFormAtom).date).toBe('2026-11-20');
  });

  test('begins with an empty cart after a new start', async () => {
    const { store } = await start({
      shopId: '1',
      campaignId: null,
      services: true,
      reservationType: null,
    });
    await store.set(chooseServiceAction, '37');
    expect(stepOf({ store })).toBe('menu');
    addItem(store, '1');
    store.set(chooseTransportAction, 'delivery');
    await store.set(restartAction);
    await store.set(chooseServiceAction, '37');
    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(store.get(transportTypeAtom)).toBe('takeaway');
  });

  test('keeps its cart while the customer looks at the list again', async () => {
    const { store } = await start({
      shopId: '1',
      campaignId: null,
      services: true,
      reservationType: null,
    });
    await store.set(chooseServiceAction, '37');
    addItem(store, '1');
    store.set(goBackAction);
    expect(stepOf({ store })).toBe('services');
    await store.set(chooseServiceAction, '37');
    expect(store.get(cartLinesAtom)).toEqual([{ productId: '1', quantity: 1 }]);
  });
});
