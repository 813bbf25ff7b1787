import { describe, expect, test } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { QR_OBTAIN_METHOD } from '../../offer/rules/check-campaign.ts';
import { toggleSlotAction } from '../../booking/state/edit-booking.ts';
import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { submitOrderAction } from '../../ordering/state/submit-order.ts';
import { payAction } from '../../payment/state/pay.ts';
import { obtainPointsAction } from '../../points/state/obtain-points.ts';
import { submitVoucherFormAction } from '../../vouchers/state/voucher-form-state.ts';
import { startProductCheckout } from '../../../../test/support/order/start-product-checkout.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { addAccounts } from '../../../../test/support/state/fake-accounts.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  A_RESERVATION,
  A_USER,
  aCampaign,
  createFakeServer,
} from '../../../../test/support/state/fake-server.ts';
import { DINNER, NOW, startForMembers } from '../../../../test/support/state/start-at-login.ts';
import { addPlatform } from '../../../../test/support/state/start-at-payment.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { sessionAction } from './session.ts';
import {
  choosePaymentAction,
  enterDeliveryStepAction,
} from '../../delivery/state/delivery-step.ts';
import { collectInStore } from '../../../../test/support/order/product-steps.ts';

const LINK = { userId: A_USER.id, token: A_USER.token, linked: ['token'] };

/** A customer before the last press, what that press does, and how much was sent by it. */
async function bookingByLink() {
  const { server, store } = await startForMembers(LINK);
  store.set(toggleSlotAction, DINNER);
  return {
    store,
    press: () => store.set(submitBookingAction),
    sent: () => server.bookings.length,
  };
}

async function paymentByLink() {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  addAccounts(server, [A_USER]);
  server.campaign = aCampaign({ offer: true, offerPriceCents: 4500 });
  const platform = addPlatform(server);
  const store = await startTestCheckout(server, createFakeHost(NOW), LINK);
  store.set(submitVoucherFormAction);
  return {
    store,
    press: async () => store.set(payAction),
    sent: () => platform.walletRequests.length,
  };
}

async function pointsByLink() {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  addAccounts(server, [A_USER]);
  server.campaign = {
    ...aCampaign({ campaignId: '111', maxNumberPeople: 1 }),
    obtainMethod: QR_OBTAIN_METHOD,
  };
  let sent = 0;
  server.api.obtainPoints = async () => {
    sent += 1;
    return A_RESERVATION;
  };
  const config = { ...LINK, campaignId: null, offerCode: 'POINTS10', qr: true };
  const store = await startTestCheckout(server, createFakeHost(NOW), config);
  return {
    store,
    press: async () => {
      store.set(nextStepAction, 'points-confirm');
      await store.set(obtainPointsAction);
    },
    sent: () => sent,
  };
}

async function orderByLink() {
  const { store, shop } = await startProductCheckout({ user: A_USER }, LINK);
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await collectInStore(store);
  store.set(choosePaymentAction, 'offline');
  return { store, press: () => store.set(submitOrderAction), sent: () => shop.orders.length };
}

describe('an account that a link brought', () => {
  test.each([
    ['books', bookingByLink],
    ['orders', orderByLink],
    ['pays', paymentByLink],
    ['obtains points', pointsByLink],
  ])(
    '%s only after the customer has seen whose it is, and can say "not you?"',
    async (_does, start) => {
      const { store, press, sent } = await start();
      const step = store.get(currentEntryAtom)?.step;
      await press();
      expect(sent()).toBe(0);
      expect(store.get(stepNoticeAtom)).toEqual({
        tone: 'warning',
        message: { key: 'errors.linkedAccount' },
      });
      expect(store.get(currentEntryAtom)?.step).toBe(step);
      void store.set(sessionAction, { kind: 'named', token: A_USER.token });
      expect(store.get(stepNoticeAtom)).toBeNull();
      await press();
      await expect.poll(sent).toBe(1);
    },
  );

  test('that the page itself names is known to be the customer’s', async () => {
    const { server, store } = await startForMembers({ ...LINK, linked: [] });
    store.set(toggleSlotAction, DINNER);
    await store.set(submitBookingAction);
    expect(server.bookings).toHaveLength(1);
  });
});
