// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';

import { aMethod, aShop, someRates } from '../../../../test/support/delivery/some-rates.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { refreshAction } from '../../../flow/state/start-checkout.ts';
import {
  aCart,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import PaymentMethod from './order-payment-method.tsx';
import { collectInStore, toPayment } from '../../../../test/support/order/product-steps.ts';
import {
  goToDelivery,
  startAsAna,
  switchElsewhere,
} from '../../../../test/support/order/switch-account.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { OFFERED_PAYMENTS } from '../../delivery/state/product-order-atoms.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import {
  chooseDeliveryTypeAction,
  enterDeliveryStepAction,
  submitDeliveryAction,
} from '../../delivery/state/delivery-step.ts';

it('deliveries without a common way to pay say paymentMethods.methods.notAvailable, and lead back to the delivery', async () => {
  const rates = someRates(
    aShop('3', [aMethod('STORE_PICKUP', '1', { acceptsOnlinePayment: false })]),
    aShop('4', [aMethod('STORE_PICKUP', '2', { acceptsOfflinePayment: false })]),
  );
  const { store } = await startProductCheckout({
    cart: aCart(1000, ['3', '4']),
    rates: async () => rates,
  });
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await collectInStore(store);
  const { root, find, click } = renderInCheckout(store, <PaymentMethod />);
  expect(root.textContent).toContain('paymentMethods.methods.notAvailable');
  click(find('button'));
  expect(store.get(currentEntryAtom)?.step).toBe('delivery');
});

it('each way to pay says what is paid in the currency of the cart', async () => {
  const cart = aCart();
  const [shop] = cart.shops;
  if (!shop) throw new Error('The cart has a shop.');
  const items = shop.items.map((item) => ({ ...item, currency: 'GBP' }));
  const { store } = await startProductCheckout({ cart: { ...cart, shops: [{ ...shop, items }] } });
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await collectInStore(store);
  const { root } = renderInCheckout(store, <PaymentMethod />);
  const ways = [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(ways).toEqual([expect.stringMatching(/20,00\s£/), expect.stringMatching(/20,00\s£/)]);
});

it('shows the ways to pay of the shops that are left after a refresh', async () => {
  const checkout = await toPayment({ cart: aCart(1000, ['3', '4']) });
  const { store, shop } = checkout;
  const { root } = renderInCheckout(store, <PaymentMethod />);
  shop.cart = aCart(1000, ['3']);
  await act(() => store.set(refreshAction));
  await vi.waitFor(() => expect(root.textContent).toContain('orderPayment.online'));
});

it('each way to pay says what is paid', async () => {
  const { store } = await startProductCheckout({
    rates: async () => someRates(aShop('3', [aMethod('STORE_PICKUP', '1', { costCents: 150 })])),
  });
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await collectInStore(store);
  const { root } = renderInCheckout(store, <PaymentMethod />);
  const ways = [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(ways).toEqual([
    expect.stringMatching(/orderPayment\.online.*21,50/),
    expect.stringMatching(/orderPayment\.offline.*21,50/),
  ]);
});

it('ways to pay that cannot be loaded are reported once, by the step that shows it', async () => {
  const { store, server, host } = await startProductCheckout();
  server.api.getPaymentMethods = async () => {
    throw new ApiError('api', 'down', { status: 500 });
  };
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
  expect(store.get(OFFERED_PAYMENTS.state).status).toBe('failed');
  store.set(submitDeliveryAction);
  const { root } = renderInCheckout(store, <PaymentMethod />);
  await vi.waitFor(() => expect(root.textContent).toContain('orderPayment.failed'));
  expect(host.receivedEvents.filter(({ name }) => name === 'error')).toHaveLength(1);
});

it('another account that signs in elsewhere gets its own ways to pay', async () => {
  const checkout = await startAsAna();
  const { store, server } = checkout;
  server.api.getPaymentMethods = async (_shopId, token) =>
    token === RUI.token ? [] : ['online', 'offline'];
  await goToDelivery(checkout, 'STORE_PICKUP');
  store.set(submitDeliveryAction);
  const { root } = renderInCheckout(store, <PaymentMethod />);
  await vi.waitFor(() => expect(root.textContent).toContain('orderPayment.online'));
  await act(() => switchElsewhere(checkout, RUI));
  await vi.waitFor(() => expect(root.textContent).toContain('paymentMethods.methods.notAvailable'));
});
