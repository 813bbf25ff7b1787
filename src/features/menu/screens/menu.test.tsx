// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import { quantitiesAtom } from '../../cart/state/cart-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { addItem } from '../../../../test/support/state/add-item.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { addShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import Menu, { OrderBar } from './menu.tsx';
import { aMenuItem } from '../../../../test/support/state/fake-shop.ts';

async function atMenu(items?: readonly MenuItem[]) {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server, items);
  return startTestCheckout(server, createFakeHost(0), { shopId: '1', menu: true });
}

it('spec section 2: "view order" shows subtotal and final price, and opens the cart', async () => {
  const store = await atMenu();
  addItem(store, '1');
  const { find, root, click } = renderInCheckout(store, <OrderBar />);
  expect(root.textContent).toMatch(/cart\.subtotal 10,00.*cart\.total 9,00/);
  click(find('button'));
  expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
});

it('does not open an empty cart, and says why', async () => {
  const store = await atMenu();
  const { find, root, click } = renderInCheckout(store, <OrderBar />);
  click(find('button'));
  expect(store.get(currentEntryAtom)?.step).toBe('menu');
  expect(root.textContent).toContain('cart.emptyError');
});

const PICTURED = aMenuItem('1', {
  description: 'Com salada',
  image: { url: 'https://img.example/1.webp', alt: 'Sopa' },
  allergens: ['leite'],
});

it('opens a sheet of a dish with what it contains, and puts the chosen number into the cart', async () => {
  const store = await atMenu([PICTURED]);
  const { root, find, all, click } = renderInCheckout(store, <Menu />);
  click(find('.mc-menu-item__open'));
  const sheet = find('dialog');
  expect(sheet.textContent).toMatch(/Com salada.*menu\.allergens/);
  const press = (name: string) => {
    const button = all('dialog button').find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
    if (button) click(button);
  };
  press('cart.more');
  press('menu.put');
  expect(store.get(quantitiesAtom).get('1')).toBe(2);
  expect(root.querySelector('dialog')).toBeNull();
});

it('shows a dish that is sold out separately, without a way to add it; a dish without picture leaves no gap', async () => {
  const store = await atMenu([aMenuItem('1', { status: 'sold_out' }), aMenuItem('2')]);
  const { all } = renderInCheckout(store, <Menu />);
  const [gone, sold] = all('.mc-menu-item');
  expect(gone?.textContent).toContain('menu.soldOut');
  expect(gone?.querySelector('button')).toBeNull();
  expect(sold?.querySelector('button')).not.toBeNull();
  expect(sold?.querySelector('.mc-picture')).toBeNull();
});
