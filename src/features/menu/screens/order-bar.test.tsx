// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { addItem } from '../../../../test/support/state/add-item.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { addShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { OrderBar } from './order-bar.tsx';

async function atMenu() {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server);
  return startTestCheckout(server, createFakeHost(0), { shopId: '1', menu: true });
}

it('spec section 2: "view order" stands with subtotal and final price, and leads to the cart', async () => {
  const store = await atMenu();
  addItem(store, '1');
  const { find, root, click } = renderInCheckout(store, <OrderBar />);
  expect(root.textContent).toMatch(/cart\.subtotal 10,00.*cart\.total 9,00/);
  click(find('button'));
  expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
});

it('refuses to show an order without anything in it, and says why', async () => {
  const store = await atMenu();
  const { find, root, click } = renderInCheckout(store, <OrderBar />);
  click(find('button'));
  expect(store.get(currentEntryAtom)?.step).toBe('menu');
  expect(root.textContent).toContain('cart.emptyError');
});
