import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { addShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { orderStartNoteAtom } from './menu-order-form.ts';

it.each([
  ['an order that begins with a menu, which has said it', true, null],
  ['an order of what the page names', false, 'Só à noite.'],
])('the merchant’s words before %s', async (_, menu, note) => {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server);
  const { bookingConfig } = server.campaign;
  if (!bookingConfig) throw new Error('no booking config');
  const config = { ...bookingConfig, bookingStartNote: 'Só à noite.' };
  server.campaign = { ...server.campaign, bookingConfig: config };
  const store = await startTestCheckout(server, createFakeHost(0), {
    shopId: '1',
    menu,
    cartItems: [{ id: '1', productId: '1', qty: 1 }],
  });
  expect(store.get(orderStartNoteAtom)).toBe(note);
});
