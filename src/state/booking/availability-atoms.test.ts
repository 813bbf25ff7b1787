import { expect, test } from 'vitest';

import { BOOKING_TYPE } from '../../domain/booking/booking-type.ts';
import type { CheckoutConfig } from '../../domain/config/checkout-config.ts';
import { currentEntryAtom } from '../flow/flow-atoms.ts';
import { createFakeHost } from '../testing/fake-host.ts';
import { aCampaign, createFakeServer } from '../testing/fake-server.ts';
import { startTestCheckout } from '../testing/start-test-checkout.ts';
import { allowedModesAtom } from './availability-atoms.ts';
import { modeAtom } from './booking-state-atoms.ts';

test('a take-away without a menu is not booked, but its vouchers are bought', async () => {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  const view = { campaignType: BOOKING_TYPE.TAKEAWAY_DELIVERY, offer: true, isFreeOffer: true };
  server.campaign = aCampaign(view);
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const store = await startTestCheckout(server, host);
  expect(store.get(allowedModesAtom)).toEqual(['voucher']);
  expect(store.get(modeAtom)).toBe('voucher');
});

/** A free coupon for one person, which can be bought as a gift too. */
function couponFor(config: Partial<CheckoutConfig>) {
  const server = createFakeServer(BOOKING_TYPE.DIGITAL_COUPON, []);
  server.campaign = aCampaign({
    campaignType: BOOKING_TYPE.DIGITAL_COUPON,
    minNumberPeople: 1,
    maxNumberPeople: 1,
    offer: true,
    isFreeOffer: true,
  });
  return startTestCheckout(server, createFakeHost(Date.parse('2026-11-20T10:00:00Z')), config);
}

test('a coupon for one person is booked without a choice', async () => {
  expect((await couponFor({})).get(currentEntryAtom)?.step).toBe('client-info');
});

test('a voucher of it asks for number, prize and invoice first', async () => {
  const store = await couponFor({ reservationMode: 'voucher' });
  expect(store.get(currentEntryAtom)?.step).toBe('choice');
});
