// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { CampaignView } from '../../offer/rules/campaign.ts';
import { cartChangesAtom, unpaidOrderAtom } from '../state/cart-atoms.ts';
import { submitCartAction } from '../state/page-cart.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { addItem } from '../../../../test/support/state/add-item.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { addShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import {
  aCart,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { ChangesNotice } from './cart-notices.tsx';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import CartReview from './cart-review.tsx';

async function showCart(allows: Partial<CampaignView> = {}) {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server);
  const campaignView = { ...server.campaign.campaignView, ...allows };
  server.campaign = { ...server.campaign, campaignView };
  const store = await startTestCheckout(server, createFakeHost(0), { shopId: '1', menu: true });
  store.set(jumpToStepAction, 'cart-review');
  return store;
}

describe('spec section 2 screen 7', () => {
  it('has a note box of 2 rows for each shop', async () => {
    const store = await showCart();
    addItem(store, '1');
    const { all, click, root } = renderInCheckout(store, <CartReview />);
    const open = all('button').find(({ textContent }) => textContent === 'cart.addNote');
    if (open) click(open);
    expect(all('textarea').map((box) => box.getAttribute('rows'))).toEqual(['2']);
    expect(root.activeElement?.localName).toBe('textarea');
  });

  it('an empty cart says cart.emptyError, offers the menu and no way on', async () => {
    const store = await showCart();
    const { root } = renderInCheckout(store, <CartReview />);
    expect(root.textContent).toContain('cart.emptyError');
    expect(root.textContent).toContain('cart.toMenu');
    expect(root.textContent).not.toContain('common.continue');
  });
});

it('offers no way on where the only item sold out during the order', async () => {
  const store = await showCart();
  store.set(cartChangesAtom, [{ kind: 'gone', name: 'Sopa' }]);
  const { root } = renderInCheckout(store, <CartReview />);
  expect(root.textContent).toContain('cart.changes.nothingSent');
  expect(root.textContent).not.toContain('cart.changes.text');
});

it('offers beside an empty cart an order of this browser that may still have to be paid', async () => {
  const { store } = await startProductCheckout({ cart: { ...aCart(), shops: [] } });
  let shown = 0;
  store.set(unpaidOrderAtom, { show: () => (shown += 1) });
  const { all, click, root } = renderInCheckout(store, <CartReview />);
  expect(root.textContent).toContain('order.mayBeUnpaid');
  const show = all('button').find(({ textContent }) => textContent === 'payment.again.mine');
  if (show) click(show);
  expect(shown).toBe(1);
});

it('claims of an emptied cart of products neither that it was ordered nor that nothing was sent', async () => {
  const { store } = await startProductCheckout({ cart: { ...aCart(), shops: [] } });
  store.set(cartChangesAtom, [{ kind: 'gone', name: 'Azeite' }]);
  const { root } = renderInCheckout(store, <ChangesNotice />);
  expect(root.textContent).toContain('cart.changes.emptied');
  expect(root.textContent).not.toContain('cart.changes.nothingSent');
});

it('says first that neither take-away nor delivery is available, and does not continue', async () => {
  const store = await showCart({ isTakeaway: false, isDelivery: false });
  addItem(store, '1');
  const { root } = renderInCheckout(store, <CartReview />);
  expect(root.textContent).toContain('transport.noneTitle');
  expect(root.textContent).toContain('Prato 1');
  expect(root.textContent).not.toContain('common.continue');
});

it('shows the price of the menu and what it was, so that one dish has one price', async () => {
  const store = await showCart({ discount: 10 });
  addItem(store, '1');
  const { find } = renderInCheckout(store, <CartReview />);
  expect(find('.mc-cart-line__price').textContent).toMatch(/10,00.*9,00/);
});

it('says of products that their delivery is still to be added', async () => {
  const { store } = await startProductCheckout();
  const { root } = renderInCheckout(store, <CartReview />);
  expect(root.textContent).toContain('cart.plusDelivery');
  expect(root.textContent).toContain('cart.deliveryLater');
});

it('says in place that a line is gone, with undo in reach', async () => {
  const store = await showCart();
  addItem(store, '1');
  addItem(store, '2');
  const { all, click, root } = renderInCheckout(store, <CartReview />);
  const [first] = all('.mc-cart-line button').filter(
    (button) => button.getAttribute('aria-label') === 'cart.remove',
  );
  if (first) click(first);
  const [gap, line] = all('.mc-cart-lines > li');
  expect(gap?.textContent).toContain('cart.removed');
  expect(line?.textContent).toContain('Prato 2');
  const undo = gap?.querySelector('button');
  expect(root.activeElement).toBe(undo);
  if (undo) click(undo);
  expect(all('.mc-cart-line').map((each) => each.textContent?.includes('Prato 1'))[0]).toBe(true);
});

describe('a cart in two currencies', () => {
  /** The server's cart of two shops, one of which sells in another currency. */
  function twoCurrencies(currency: string) {
    const cart = aCart(1000, ['3', '4']);
    const shops = cart.shops.map((shop) =>
      shop.id === '4'
        ? { ...shop, items: shop.items.map((item) => ({ ...item, currency })) }
        : shop,
    );
    return { ...cart, shops };
  }

  it('says so, shows each price in its own currency and no total, and leads no further', async () => {
    const { store } = await startProductCheckout({ cart: twoCurrencies('zł') });
    const { root } = renderInCheckout(store, <CartReview />);
    expect(root.textContent).toContain('cart.currencies.title');
    expect(root.textContent).toContain('20,00\u00A0€');
    expect(root.textContent).toContain('20,00\u00A0zł');
    expect(root.textContent).not.toContain('cart.total');
    expect(root.textContent).not.toContain('common.continue');
    store.set(submitCartAction);
    expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
  });

  it('is one currency by symbol and by code', async () => {
    const { store } = await startProductCheckout({ cart: twoCurrencies('€') });
    const { root } = renderInCheckout(store, <CartReview />);
    expect(root.textContent).not.toContain('cart.currencies.title');
    expect(root.textContent).toContain('common.continue');
  });
});
