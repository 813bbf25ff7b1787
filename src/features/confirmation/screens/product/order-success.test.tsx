// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import type { CheckoutConfig } from '../../../../lib/config/checkout-config.ts';
import type { ReturnHint } from '../../../../submission/journal/payment-return.ts';
import { loadSeller } from '../../../ordering/state/product-order-start.ts';
import { orderPaymentLinkAtom } from '../../../payment/state/order-payment.ts';
import { chooseDeliveryTypeAction } from '../../../delivery/state/delivery-step.ts';
import { loadRatesAction } from '../../../delivery/state/delivery-events.ts';
import { savedStateKeyAtom } from '../../../../flow/state/saved-state.ts';
import { keepReceipt, receiptNow, restoreReceipt } from '../../../ordering/state/receipt.ts';
import { aMethod, aShop, someRates } from '../../../../../test/support/delivery/some-rates.ts';
import {
  aCart,
  startProductCheckout,
} from '../../../../../test/support/order/start-product-checkout.ts';
import { refreshAction } from '../../../../flow/state/start-checkout.ts';
import { stepNoticeAtom } from '../../../../context/problems.ts';
import { shopAtom } from '../../../offer/state/offer-atoms.ts';
import { contactAtom } from '../../../contact/state/contact-atom.ts';
import { orderResultAtom } from '../../../payment/state/order-result-atom.ts';
import { renderInCheckout } from '../../../../../test/support/screens/render-in-checkout.tsx';
import OrderSuccess from './order-success.tsx';

/** The result of an order of 20 €, by kind of payment; online with the payment page and its hint, if given. */
async function show(payment: 'online' | 'offline', hint?: ReturnHint, valueChargedCents = 2000) {
  const { store } = await startProductCheckout();
  store.set(contactAtom, (contact) => ({ ...contact, email: 'rui@example.com' }));
  store.set(orderResultAtom, { orderRef: 'E-1', totalCents: valueChargedCents, payment });
  if (hint !== undefined) {
    store.set(orderPaymentLinkAtom, {
      url: 'https://pay.example/1',
      nonce: 'n',
      ownParams: [],
      hint,
    });
  }
  const { root } = renderInCheckout(store, <OrderSuccess />);
  return { text: root.textContent, root };
}

describe('who comes back from the payment of an order reads', () => {
  it.each([
    [null, 'order.toPayTitle', 'order.toPayText', 'order.payNow'],
    ['completed', 'order.unconfirmedTitle', 'order.saysPaid', 'order.toPaymentPage'],
    ['pending', 'order.unconfirmedTitle', 'order.saysPending', 'order.toPaymentPage'],
    ['refused', 'order.toPayTitle', 'order.saysRefused', 'order.payNow'],
    ['cancelled', 'order.toPayTitle', 'order.saysCancelled', 'order.payNow'],
  ] as const)('what its page said, and finds the way to pay: %s', async (hint, ...keys) => {
    const { text } = await show('online', hint);
    for (const key of keys) expect(text).toContain(key);
    expect(text).not.toContain('order.successTitle');
  });
});

it.each([
  ['online', 2000, 'order.paidElsewhere'],
  ['online', 0, 'order.successText'],
  ['offline', 2000, 'order.successLater'],
] as const)(
  'an order paid %s that comes to %i cents says how it is paid',
  async (payment, cents, key) => {
    const { text } = await show(payment, undefined, cents);
    expect(text).toContain(key);
    expect(text).not.toContain('order.payNow');
  },
);

it.each([
  ['online', 2000, false],
  ['online', 0, true],
  ['offline', 2000, true],
] as const)(
  'an order paid %s that comes to %i cents says that its details were e-mailed: %s',
  async (payment, cents, isSaid) => {
    const { text } = await show(payment, undefined, cents);
    expect(text.includes('success.emailSent')).toBe(isSaid);
  },
);

it('shows the number of the order, to be copied', async () => {
  const { root, text } = await show('offline');
  expect(text).toContain('E-1');
  expect(root.querySelector('.mc-success__reference button')).not.toBeNull();
});

it('can be shared, and names whom to call and where the rewards are', async () => {
  const links: CheckoutConfig['links'] = { rewards: 'https://site.example/ganhar' };
  const { store } = await startProductCheckout({ shopPhone: '+351 266 700 100' }, { links });
  store.set(orderResultAtom, { orderRef: 'E-1', totalCents: 2000, payment: 'offline' });
  await loadSeller(store.get, store.set);
  const { root } = renderInCheckout(store, <OrderSuccess />);
  const hrefs = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('tel:+351266700100');
  expect(hrefs).toContain(links.rewards);
  expect(root.textContent).toContain('success.share');
});

it('says what was ordered, and where and when it is collected, also after a reload', async () => {
  const method = aMethod('STORE_PICKUP', '1', { costCents: 0, shopAddress: 'Rua 5 de Outubro 62' });
  const shop = { ...aShop('3', [method]), openingHours: 'Todos os dias, das 9h às 19h' };
  const { store } = await startProductCheckout({ rates: async () => someRates(shop) });
  await store.set(loadRatesAction);
  await store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
  keepReceipt(
    store.get,
    store.set,
    { ...receiptNow(store.get), orderRef: 'E-1' },
    store.get(savedStateKeyAtom),
  );
  await restoreReceipt(store.get, store.set);
  store.set(orderResultAtom, { orderRef: 'E-1', totalCents: 2000, payment: 'offline' });
  const { root } = renderInCheckout(store, <OrderSuccess />);
  const said = ['Artigo 31', 'Loja 3', 'Rua 5 de Outubro 62', 'Todos os dias, das 9h às 19h'];
  for (const text of said) expect(root.textContent).toContain(text);
});

it('an order in pounds stays in pounds when the emptied cart is read, as after a sign-out', async () => {
  const cart = aCart();
  const shops = cart.shops.map((each) => ({
    ...each,
    items: each.items.map((item) => ({ ...item, currency: 'GBP' })),
  }));
  const { store, shop } = await startProductCheckout({ cart: { ...cart, shops } });
  keepReceipt(
    store.get,
    store.set,
    { ...receiptNow(store.get), orderRef: 'E-1' },
    store.get(savedStateKeyAtom),
  );
  store.set(orderResultAtom, { orderRef: 'E-1', totalCents: 2000, payment: 'offline' });
  shop.cart = { ...cart, shops: [], itemsTotalCents: 0, finalCents: 0 };
  await store.set(refreshAction);
  const { root } = renderInCheckout(store, <OrderSuccess />);
  expect(root.textContent).toMatch(/cart\.total20,00\s£/);
});

it('says the place of collection once, and keeps the shop’s telephone', async () => {
  const shopAddress = 'Rua 5 de Outubro 62';
  const method = aMethod('STORE_PICKUP', '1', { costCents: 0, shopAddress });
  const shop = aShop('3', [method]);
  const { store } = await startProductCheckout({
    rates: async () => someRates(shop),
    shopPhone: '+351 266 700 100',
  });
  await store.set(loadRatesAction);
  await store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
  await loadSeller(store.get, store.set);
  const lines = { address1: shopAddress, address2: '', address3: '', county: '', district: '' };
  const addressView = { ...lines, zipcode: '7000-854', zone: 'Évora' };
  const seller = store.get(shopAtom);
  if (seller) store.set(shopAtom, { ...seller, addressView });
  keepReceipt(
    store.get,
    store.set,
    { ...receiptNow(store.get), orderRef: 'E-1' },
    store.get(savedStateKeyAtom),
  );
  await restoreReceipt(store.get, store.set);
  store.set(orderResultAtom, { orderRef: 'E-1', totalCents: 2000, payment: 'offline' });
  const { root } = renderInCheckout(store, <OrderSuccess />);
  const hrefs = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(hrefs).toContain('tel:+351266700100');
  expect(hrefs.filter((href) => href.includes('maps'))).toHaveLength(1);
});

it('after a reload, the way back to the payment page stands over beginning again, and both over the order', async () => {
  const { store } = await startProductCheckout();
  store.set(orderResultAtom, { orderRef: 'E-1', totalCents: 2000, payment: 'online' });
  const url = 'https://pay.example/1';
  store.set(orderPaymentLinkAtom, { url, nonce: 'n', ownParams: [], hint: 'completed' });
  store.set(stepNoticeAtom, {
    tone: 'info',
    message: { key: 'savedState.result' },
    offersRestart: true,
  });
  const { root } = renderInCheckout(store, <OrderSuccess />);
  expect(root.textContent).toMatch(/order\.toPaymentPage.*savedState\.restart/s);
  expect(root.textContent).toMatch(/savedState\.result.*cart\.title/s);
});
