// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../../domain/booking/booking-type.ts';
import { createFakeHost } from '../../../state/testing/fake-host.ts';
import { createFakeServer } from '../../../state/testing/fake-server.ts';
import { addShop } from '../../../state/testing/fake-shop.ts';
import { startTestCheckout } from '../../../state/testing/start-test-checkout.ts';
import { renderInCheckout } from '../../testing/render-in-checkout.tsx';
import { part } from './ask-shop-part.tsx';

it('asks for an order, and for no people, where something of a menu is ordered', async () => {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server);
  server.campaign = { ...server.campaign, shopPhone: '+351 934 083 917' };
  const store = await startTestCheckout(server, createFakeHost(0), { shopId: '1', menu: true });
  const texts = { 'ask.question': 'people: {people}' };
  const { all } = renderInCheckout(store, <part.Component />, texts);
  const links = all('a').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(links.filter((link) => link.includes('people: 0'))).toHaveLength(2);
});
