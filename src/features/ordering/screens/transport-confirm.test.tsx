// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { HOME } from '../../../../test/support/order/start-product-checkout.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_USER, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { addShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { cartLinesAtom } from '../../cart/state/cart-atoms.ts';
import { editShopNoteAction } from '../../cart/state/page-cart.ts';
import { chooseTransportAction } from '../../delivery/state/menu-order-form.ts';
import { offerSavedAddressesAction } from '../../delivery/state/transport-address.ts';
import { OrderItems, OrderMoment } from './transport-confirm.tsx';

/** Between lunch and dinner in Lisbon. */
const AFTERNOON = Date.parse('2026-11-20T15:30:00Z');

it.each([
  ['asap', 'transport.asapat 19:00'],
  ['scheduled', ''],
] as const)('says of an order that is wanted %s what time it is for', async (instant, text) => {
  const slot = { startTime: '2026-11-20T19:00:00+00:00', durationSec: 900, capacity: 3 };
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, [slot]);
  addShop(server);
  const config = { shopId: '1', menu: true };
  const store = await startTestCheckout(server, createFakeHost(AFTERNOON), config);
  store.set(bookingFormAtom, (book) => ({ ...book, transportInstant: instant }));
  const { find } = renderInCheckout(store, <OrderMoment />, { 'transport.asapText': 'at {time}' });
  expect(find('dd').textContent).toBe(text);
});

it('repeats the note to the shop below the ordered items', async () => {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server);
  const store = await startTestCheckout(server, createFakeHost(AFTERNOON), {
    shopId: '1',
    menu: true,
  });
  store.set(cartLinesAtom, [{ productId: '1', quantity: 2 }]);
  store.set(editShopNoteAction, { shopId: '1', note: 'Alergia a nozes' });
  const { find } = renderInCheckout(store, <OrderItems />, { 'order.noteTo': 'Note: {note}' });
  expect(find('.mc-order-note').textContent).toBe('Note: Alergia a nozes');
});

it('says where an accepted order is delivered also after its customer has signed out', async () => {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server);
  server.user = A_USER;
  server.api.getAddresses = async () => [HOME];
  const config = { shopId: '1', menu: true, userId: A_USER.id, token: A_USER.token };
  const store = await startTestCheckout(server, createFakeHost(AFTERNOON), config);
  store.set(chooseTransportAction, 'delivery');
  await store.set(offerSavedAddressesAction);
  store.set(reservationAtom, {
    transactionId: '40001',
    valueChargedCents: 0,
    activationCode: null,
    activationQrCode: null,
    points: null,
    status: null,
  });
  store.set(userAtom, null);
  const { root } = renderInCheckout(store, <OrderMoment />);
  expect(root.textContent).toContain(HOME.street);
});
