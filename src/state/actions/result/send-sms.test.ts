import { expect, it } from 'vitest';

import { ApiError } from '../../../api/http/api-error.ts';
import { BOOKING_TYPE } from '../../../domain/booking/booking-type.ts';
import { alertAtom } from '../../problem/problem-atoms.ts';
import { smsAtom } from '../../result/sms-atom.ts';
import type { SmsPayload } from '../../../domain/share/sms-payload.ts';
import { addShop } from '../../testing/fake-shop.ts';
import { createFakeHost } from '../../testing/fake-host.ts';
import { A_USER, createFakeServer } from '../../testing/fake-server.ts';
import { startTestCheckout } from '../../testing/start-test-checkout.ts';
import { sendSmsAction } from './send-sms.ts';

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

it('spec section 8 "SMS or share failure: errorGeneric", whatever the server says, and it can be tried again', async () => {
  const { server, store } = await signedIn();
  server.api.sendSms = async () => {
    throw new ApiError('api', 'failed', { status: 500, serverMessage: 'Operator unknown' });
  };
  await store.set(sendSmsAction);
  expect(store.get(alertAtom)).toEqual({ key: 'errorGeneric' });
  expect(store.get(smsAtom)).toBe('idle');
});

it('spec section 7: an order from a menu without a campaign is sent by SMS too, as what was ordered', async () => {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  server.user = A_USER;
  addShop(server);
  const sent: SmsPayload[] = [];
  server.api.sendSms = async (_user, payload) => void sent.push(payload);
  const store = await startTestCheckout(server, createFakeHost(0), {
    userId: A_USER.id,
    token: A_USER.token,
    campaignId: null,
    shopId: '1',
    menu: true,
    cartItems: [{ id: '1', productId: '1', qty: 1 }],
  });
  await store.set(sendSmsAction);
  expect(sent).toMatchObject([
    {
      shopName: 'Tasca do Bairro',
      campaignType: BOOKING_TYPE.TAKEAWAY_DELIVERY,
      campaignTitle: 'Tasca do Bairro',
      mobileNumber: '+351912345678',
      promoCode: '',
    },
  ]);
  expect(store.get(smsAtom)).toBe('sent');
});
