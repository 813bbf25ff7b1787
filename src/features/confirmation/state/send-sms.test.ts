import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { nowAtom, userAtom } from '../../../context/checkout-context.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { refusalAtom } from '../../../context/problems.ts';
import type { SmsPayload } from '../calls/sms.ts';
import { addShop } from '../../../../test/support/state/fake-shop.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  A_RESERVATION,
  A_USER,
  createFakeServer,
} from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { addItem } from '../../../../test/support/state/add-item.ts';
import { submitBookingFormAction } from '../../booking/state/edit-booking.ts';
import { submitMenuOrderAction } from '../../ordering/state/submit-menu-order.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import { viewOrderAction } from '../../menu/state/menu-state.ts';
import {
  chooseTransportAction,
  submitTransportAction,
} from '../../delivery/state/menu-order-form.ts';
import { sendSmsAction, smsAtom } from './send-sms.ts';

async function signedIn() {
  const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
  server.user = A_USER;
  const store = await startTestCheckout(server, createFakeHost(0), {
    userId: A_USER.id,
    token: A_USER.token,
  });
  return { server, store };
}

it('the booking is sent by SMS once, however often it is asked for', async () => {
  const { server, store } = await signedIn();
  await Promise.all([store.set(sendSmsAction), store.set(sendSmsAction)]);
  await store.set(sendSmsAction);
  expect(server.calls.filter((call) => call === 'sendSms')).toHaveLength(1);
  expect(store.get(smsAtom)).toBe('sent');
});

it('the next booking in the same page can be sent by SMS too', async () => {
  const { server, store } = await signedIn();
  store.set(reservationAtom, A_RESERVATION);
  await store.set(sendSmsAction);
  store.set(reservationAtom, { ...A_RESERVATION, transactionId: '9002' });
  expect(store.get(smsAtom)).toBe('idle');
  await store.set(sendSmsAction);
  expect(server.calls.filter((call) => call === 'sendSms')).toHaveLength(2);
});

it('spec section 8 "SMS or share failure: errorGeneric", whatever the server says, and it can be tried again', async () => {
  const { server, store } = await signedIn();
  server.api.sendSms = async () => {
    throw new ApiError('api', 'failed', { status: 500, serverMessage: 'Operator unknown' });
  };
  await store.set(sendSmsAction);
  expect(store.get(refusalAtom)).toEqual({ about: 'share', key: 'errorGeneric' });
  expect(store.get(smsAtom)).toBe('idle');
});

it('refused for one account leaves another one signed in that has taken its place', async () => {
  const { server, store } = await signedIn();
  const other = { ...A_USER, id: '77', token: 'other-token' };
  server.api.sendSms = async () => {
    store.set(userAtom, other);
    throw new ApiError('auth', 'expired', { status: 401 });
  };
  await store.set(sendSmsAction);
  expect(store.get(userAtom)).toEqual(other);
});

/** A Friday, 18:00 in Lisbon. */
const NOW = Date.parse('2026-11-20T18:00:00Z');
const AT_SEVEN = {
  startTime: '2026-11-20T19:15:00+00:00',
  durationSec: 900,
  capacity: 3,
} as const satisfies Slot;
const TOMORROW: Slot = { ...AT_SEVEN, startTime: '2026-11-21T12:00:00+00:00' };

/** A signed-in customer who has ordered a dish to take away, as soon as possible. */
async function orderAsap(
  config: Partial<CheckoutConfig>,
  slots: readonly Slot[] = [],
  shopPhone: string | null = '+351210000001',
) {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, slots);
  server.user = A_USER;
  const fake = addShop(server);
  fake.shop = { ...fake.shop, phone: shopPhone };
  const sent: SmsPayload[] = [];
  const { api } = server;
  server.api = {
    ...api,
    sendSms: async (user, payload, options) => {
      await api.sendSms(user, payload, options);
      sent.push(payload);
    },
  };
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(server, host, {
    userId: A_USER.id,
    token: A_USER.token,
    shopId: '1',
    menu: true,
    ...config,
  });
  addItem(store, '1');
  store.set(viewOrderAction);
  store.set(submitCartAction);
  store.set(chooseTransportAction, 'takeaway');
  store.set(submitTransportAction);
  store.set(submitBookingFormAction);
  await store.set(submitMenuOrderAction);
  return { store, host, sent };
}

describe('spec section 7: the SMS of an order as soon as possible', () => {
  it('names the moment that the order was sent with, however late it is asked for', async () => {
    const { store, host, sent } = await orderAsap({}, [TOMORROW, AT_SEVEN]);
    host.advance(7_200_000);
    store.set(nowAtom, host.now());
    await store.set(sendSmsAction);
    expect(sent).toMatchObject([{ bookDate: '2026-11-20', bookTime: '19:15' }]);
    expect(store.get(smsAtom)).toBe('sent');
  });

  it("names the moment also where it is ordered from a shop's own menu", async () => {
    const item = { id: '1', productId: '1', qty: 1 };
    const { store, sent } = await orderAsap({ campaignId: null, cartItems: [item] });
    await store.set(sendSmsAction);
    expect(sent).toEqual([
      {
        shopName: 'Tasca do Bairro',
        phoneNumber: expect.any(String),
        campaignType: BOOKING_TYPE.TAKEAWAY_DELIVERY,
        campaignTitle: 'Tasca do Bairro',
        mobileNumber: '+351912345678',
        promoCode: '',
        bookDate: '2026-11-20',
        bookTime: '18:00',
      },
    ]);
  });

  it.each([
    ['the telephone of the shop', '+351210000001', '+351210000001'],
    ['no telephone where the shop has none', null, ''],
  ])('holds %s', async (_what, shopPhone, phoneNumber) => {
    const item = { id: '1', productId: '1', qty: 1 };
    const { store, sent } = await orderAsap({ campaignId: null, cartItems: [item] }, [], shopPhone);
    await store.set(sendSmsAction);
    expect(sent).toMatchObject([{ phoneNumber }]);
  });
});
