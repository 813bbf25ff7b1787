import { expect } from 'vitest';

import { BOOKING_TYPE } from '../../../src/features/offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../../../src/lib/config/checkout-config.ts';
import type { Slot } from '../../../src/lib/time/slots.ts';
import { currentEntryAtom } from '../../../src/flow/state/flow-atoms.ts';
import { createFakeHost, type FakeHost } from '../state/fake-host.ts';
import { createFakeServer } from '../state/fake-server.ts';
import { addShop } from '../state/fake-shop.ts';
import { startTestCheckout } from '../state/start-test-checkout.ts';
import {
  setItemQuantityAction,
  submitCartAction,
} from '../../../src/features/cart/state/page-cart.ts';
import { editContactAction } from '../../../src/features/contact/state/contact-form.ts';
import { viewOrderAction } from '../../../src/features/menu/state/menu-state.ts';
import {
  chooseTransportAction,
  submitTransportAction,
} from '../../../src/features/delivery/state/menu-order-form.ts';

/** A Friday, 18:00 in Lisbon. */
const NOW = Date.parse('2026-11-20T18:00:00Z');
/** The one time that can be booked. */
export const AT_EIGHT: Slot = {
  startTime: '2026-11-20T20:00:00+00:00',
  durationSec: 900,
  capacity: 3,
};
/** A guest's values in the contact form. */
export const RUI = { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' };
/** The config of a page that shows a shop's menu. */
export const MENU_ORDER: Partial<CheckoutConfig> = {
  shopId: '1',
  menu: true,
  reservationType: null,
};
/** A row of the cart that a page asks for. */
export const ask = (productId: string, qty = 1) => ({ id: productId, productId, qty });

/** Starts an order from a menu; `kept` is the shop on the server, and `begin` starts again as after a reload. */
export async function start(
  config: Partial<CheckoutConfig> = MENU_ORDER,
  host = createFakeHost(NOW),
) {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, [AT_EIGHT]);
  const kept = addShop(server);
  const begin = () => startTestCheckout(server, host, config);
  const store = await begin();
  return { server, kept, host, store, begin };
}

type Started = Awaited<ReturnType<typeof start>>;

/** The step that the customer sees. */
export const stepOf = ({ store }: Pick<Started, 'store'>) => store.get(currentEntryAtom)?.step;

/** The details of the page's events of this name, in order. */
export const eventsOf = (host: FakeHost, wanted: string) =>
  host.receivedEvents.filter(({ name }) => name === wanted).map(({ detail }) => detail);

/** From the cart to the last step: taken away as soon as possible. */
export function goToConfirm({ store }: Started): void {
  store.set(submitCartAction);
  store.set(chooseTransportAction, 'takeaway');
  store.set(submitTransportAction);
  store.set(editContactAction, RUI);
}

/** Two pieces of the first dish, at the last step. */
export async function atConfirm() {
  const order = await start();
  order.store.set(setItemQuantityAction, { id: '1', to: () => 2 });
  order.store.set(viewOrderAction);
  goToConfirm(order);
  expect(stepOf(order)).toBe('confirm');
  return order;
}
