// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';

import { cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { refreshAction } from '../../../flow/state/start-checkout.ts';
import { OFFERED_PAYMENTS } from '../../delivery/state/product-order-atoms.ts';
import { chosenPaymentAtom } from '../../delivery/state/chosen-atoms.ts';
import { toConfirm } from '../../../../test/support/order/product-steps.ts';
import {
  aCart,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import {
  goToConfirm,
  startAsAna,
  switchElsewhere,
} from '../../../../test/support/order/switch-account.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import ProductConfirm from './product-confirm.tsx';

const WITHDRAWAL = 'https://site.example/livre-resolucao';

it.each([
  ['where somebody says where it is', { withdrawal: WITHDRAWAL }, 1],
  ['nowhere else', {}, 0],
])(
  'who buys goods finds the right of withdrawal beside the button: %s',
  async (_, links, times) => {
    const { store } = await startProductCheckout({}, { links });
    const { root } = renderInCheckout(store, <ProductConfirm />);
    const found = [...root.querySelectorAll('a')].filter(({ href }) => href === WITHDRAWAL);
    expect(found).toHaveLength(times);
  },
);

it.each([
  ['online', 'payment.loading'],
  ['offline', 'order.sending'],
] as const)(
  'spec section 4 "Payment step": what is paid %s says so while it is sent',
  async (kind, key) => {
    const { store } = await startProductCheckout();
    await store.set(OFFERED_PAYMENTS.load);
    store.set(chosenPaymentAtom, kind);
    store.set(submissionAtom, {
      status: 'sending',
      intentKey: '1',
      choice: '',
      unknownAttempt: null,
      stage: 'sending',
      payment: null,
    });
    const { find } = renderInCheckout(store, <ProductConfirm />);
    expect(find('.mc-overlay__text').textContent).toBe(key);
  },
);

it('keeps the chosen payment after a refresh that brings a cart of other shops', async () => {
  const { store, shop } = await toConfirm({ cart: aCart(1000, ['3', '4']) });
  const { root } = renderInCheckout(store, <ProductConfirm />);
  shop.cart = aCart(1000, ['3']);
  await act(() => store.set(refreshAction));
  await vi.waitFor(() => expect(root.textContent).toContain('orderPayment.online'));
});

it('asks for the contact first, then shows the order, and has the button after both', async () => {
  const { store } = await startProductCheckout();
  const { find, all } = renderInCheckout(store, <ProductConfirm />);
  const isBefore = (one: Element | undefined, other: Element | undefined) =>
    one && other && (one.compareDocumentPosition(other) & 4) !== 0;
  const email = find('[autocomplete="email"]');
  const lines = find('.mc-order-lines');
  const button = all('button[type="submit"]').at(-1);
  expect([isBefore(email, lines), isBefore(lines, button)]).toEqual([true, true]);
});

/** The text of the focused element. */
const focusedText = (screen: Element) =>
  (screen.getRootNode() as ShadowRoot).activeElement?.textContent;

it('takes whoever presses far below to what has changed in the cart meanwhile', async () => {
  const { store } = await startProductCheckout();
  const { find } = renderInCheckout(store, <ProductConfirm />);
  act(() => store.set(cartChangesAtom, [{ kind: 'gone', name: 'Azeite' }]));
  expect(focusedText(find('.mc-order-confirm'))).toMatch(/^cart\.changes\.title/);
  expect(focusedText(find('.mc-order-confirm'))).not.toContain('couponCode.label');
});

it('takes them there also where the change is known before the order has ended', async () => {
  const { store } = await startProductCheckout();
  store.set(submissionAtom, {
    status: 'sending',
    intentKey: '1',
    choice: '',
    unknownAttempt: null,
    stage: 'sending',
    payment: null,
  });
  const { find } = renderInCheckout(store, <ProductConfirm />);
  act(() => store.set(cartChangesAtom, [{ kind: 'gone', name: 'Azeite' }]));
  // An inert part cannot take the focus, but happy-dom ignores that.
  find('[autocomplete="email"]').focus();
  act(() => store.set(submissionAtom, { status: 'idle' }));
  expect(focusedText(find('.mc-order-confirm'))).toMatch(/^cart\.changes\.title/);
});

it('another account that signs in elsewhere gets its own ways to pay', async () => {
  const checkout = await startAsAna();
  const { store, server } = checkout;
  server.api.getPaymentMethods = async (_shopId, token) =>
    token === RUI.token ? ['offline'] : ['online', 'offline'];
  await goToConfirm(checkout);
  const { root } = renderInCheckout(store, <ProductConfirm />);
  await vi.waitFor(() => expect(root.textContent).toContain('orderPayment.online'));
  await act(() => switchElsewhere(checkout, RUI));
  await vi.waitFor(() => expect(root.textContent).toContain('orderPayment.offline'));
  expect(root.textContent).not.toContain('orderPayment.online');
});

it('has the privacy policy beside the customer’s details', async () => {
  const privacy = 'https://shop.example/privacidade';
  const { store } = await startProductCheckout({}, { links: { privacy } });
  const { root } = renderInCheckout(store, <ProductConfirm />);
  const form = root.querySelector('.mc-columns > .mc-form');
  const links = [...(form?.querySelectorAll('a') ?? [])].map(({ href }) => href);
  expect(links).toContain(privacy);
});
