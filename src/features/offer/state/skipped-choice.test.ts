import { expect, test } from 'vitest';

import { BOOKING_TYPE } from '../rules/booking-type.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { aCampaign, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';

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
