// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../rules/booking-type.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { MerchantNote } from './merchant-note.tsx';
import { aBookingConfig } from '../../../../test/support/offer/booking-config.ts';

const CONFIG = aBookingConfig();

async function show(bookingFinishingNote: string | null) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const bookingConfig = { ...CONFIG, bookingFinishingNote };
  server.campaign = { ...server.campaign, bookingConfig };
  const store = await startTestCheckout(server, createFakeHost(0));
  return renderInCheckout(store, <MerchantNote />).root.textContent;
}

it('shows what the merchant wants to be known before the booking is sent, as plain text', async () => {
  expect(await show('Bring <b>this</b> e-mail.')).toContain('Bring <b>this</b> e-mail.');
});

it('takes no place where the merchant has nothing to say', async () => {
  expect(await show(null)).toBe('');
});
