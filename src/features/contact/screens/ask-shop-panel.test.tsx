// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { addShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import AskShop from './ask-shop-panel.tsx';

it('asks for an order, and for no people, where something of a menu is ordered', async () => {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server);
  server.campaign = { ...server.campaign, shopPhone: '+351 934 083 917' };
  const store = await startTestCheckout(server, createFakeHost(0), { shopId: '1', menu: true });
  const texts = { 'ask.question': 'people: {people}' };
  const { all } = renderInCheckout(store, <AskShop />, texts);
  const links = all('a').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(links.filter((link) => link.includes('people: 0'))).toHaveLength(2);
});
