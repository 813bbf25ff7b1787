import { describe, expect, it } from 'vitest';

import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { JOURNAL_ENTRY_MS } from '../../../lib/limits.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import { editContactAction } from '../../contact/state/contact-form.ts';
import { restartAction } from '../../../flow/state/restart.ts';
import { goToOrderPaymentAction } from './order-request.ts';
import { submitOrderAction } from './submit-order.ts';
import { goToFirstPaymentAction } from '../../payment/state/resumed-payments.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { payAgain } from '../../../../test/support/state/start-at-payment.ts';
import { cartAtom, unpaidOrderAtom } from '../../cart/state/cart-atoms.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { visitOf } from '../../../../test/support/state/measure.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { currentEntryAtom, flowStackAtom } from '../../../flow/state/flow-atoms.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { orderPaymentLinkAtom } from '../../payment/state/order-payment.ts';
import { orderResultAtom } from '../../payment/state/order-result-atom.ts';
import {
  aCart,
  startProductCheckout,
  type ProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import {
  choosePaymentAction,
  enterDeliveryStepAction,
} from '../../delivery/state/delivery-step.ts';
import { collectInStore } from '../../../../test/support/order/product-steps.ts';

const PAY = 'https://pay.example/1';
const RUI = { name: 'Rui Manuel Costa', email: 'rui@example.com', phone: '912 345 678' };
const FEEDBACK = 'orderid=order-1&cid=1001&status=113&test=true&reference=1&cdata1=x';

/** An accepted order that is collected in the store. */
async function placeOrder(
  payment: 'online' | 'offline',
  config = {},
  orderRef = 'E-1',
  cart = aCart(),
): Promise<ProductCheckout> {
  const answerOrder = async () => ({
    orderRef,
    paymentUrl: payment === 'online' ? PAY : null,
  });
  const checkout = await startProductCheckout({ answerOrder, cart }, config);
  const { store } = checkout;
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await collectInStore(store);
  store.set(choosePaymentAction, payment);
  store.set(editContactAction, RUI);
  await store.set(submitOrderAction);
  expect(store.get(currentEntryAtom)?.step).toBe('success');
  return checkout;
}

/** Loads the page again at an address, with what the tab has stored. The cart is empty or another one by then. */
async function openAgain(
  { store, server, host, shop }: ProductCheckout,
  url: string,
  cart = NOTHING,
  stored = (text: string) => text,
) {
  const saved = store.get(savedStateAtom);
  if (!saved) throw new Error('nothing is saved');
  const later = createFakeHost(host.now(), undefined, host.sharedValues);
  for (const [key, value] of host.stored) later.storage.write(key, value);
  later.storage.write(store.get(savedStateKeyAtom), stored(JSON.stringify(saved)));
  later.fakePage.url = url;
  shop.cart = cart;
  const again = await startTestCheckout(server, later, store.get(configAtom));
  return { store: again, host: later, server, shop } satisfies ProductCheckout;
}

const NOTHING = aCart(1000, []);

const refererOf = ({ shop }: ProductCheckout) => shop.orders[0]?.payload.refererLink ?? '';

describe('the way back from the payment of an order', () => {
  it.each([
    ['completed', 'completed'],
    ['declined', 'refused'],
    ['cancelled', 'cancelled'],
    ['pending', 'pending'],
    ['whatever', null],
  ] as const)(
    'shows the order with what the payment page hinted at and its way to pay, and cleans the address: %s',
    async (state, hint) => {
      const before = await placeOrder('online');
      const url = `${refererOf(before)}&state=${state}&${FEEDBACK}`;
      const { store, host } = await openAgain(before, url);
      expect(host.pageUrl()).toBe('https://shop.example/book');
      expect(store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1', payment: 'online' });
      expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY, hint });
      await store.set(goToOrderPaymentAction);
      expect(host.redirects).toEqual([PAY]);
    },
  );

  it('does not call the order an earlier one before the page is loaded again', async () => {
    const before = await placeOrder('online');
    const back = await openAgain(before, `${refererOf(before)}&state=completed`);
    expect(back.store.get(stepNoticeAtom)).toBeNull();
    const { store } = await openAgain(back, back.host.pageUrl());
    expect(store.get(stepNoticeAtom)).toMatchObject({ message: { key: 'savedState.result' } });
  });

  it('does not offer to start over while it is still to be paid', async () => {
    const before = await placeOrder('online');
    const { store } = await openAgain(before, before.host.pageUrl());
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY, hint: null });
    expect(store.get(stepNoticeAtom)).toBeNull();
  });

  it('does not call it an earlier one either in another tab that the payment page has opened', async () => {
    const before = await placeOrder('online');
    const { server, host, shop } = before;
    const tab = createFakeHost(host.now(), undefined, host.sharedValues);
    tab.fakePage.url = `${refererOf(before)}&state=pending`;
    shop.cart = NOTHING;
    const store = await startTestCheckout(server, tab, before.store.get(configAtom));
    expect(store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1', payment: 'online' });
    expect(store.get(stepNoticeAtom)).toBeNull();
  });

  it('leaves the way to pay in place where the customer comes back by the history or reloads', async () => {
    const before = await placeOrder('online');
    const { store } = await openAgain(before, before.host.pageUrl());
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY, hint: null });
    const later = await openAgain(
      await openAgain(before, `${refererOf(before)}&state=declined`),
      before.host.pageUrl(),
    );
    expect(later.store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY, hint: 'refused' });
  });

  it.each([
    ['an order paid at the page', 'online', '&state=completed', NOTHING],
    ['an unpaid order above another cart', 'online', '', aCart(1000, ['3'])],
    ['an order paid later, after a reload', 'offline', '', NOTHING],
  ] as const)('names every shop of %s', async (_, payment, query, cart) => {
    const before = await placeOrder(payment, {}, 'E-1', aCart(1000, ['3', '4']));
    const page = query ? `${refererOf(before)}${query}` : before.host.pageUrl();
    const { store } = await openAgain(before, page, cart);
    expect(store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1' });
    expect(store.get(venueAtom).name).toBe('Loja 3, Loja 4');
  });

  it('does not put the items of the page into the next cart before the order is out of the way', async () => {
    const cartItems = [{ id: '1', productId: '31', quantity: 2 }];
    const before = await placeOrder('online', { cartItems });
    const { store } = await openAgain(before, `${refererOf(before)}&state=completed`);
    expect(store.get(cartAtom).items).toEqual([]);
    expect(store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1' });
  });

  it('keeps an order in sight that is not paid, also where the cart holds something new', async () => {
    const before = await placeOrder('online');
    const { store } = await openAgain(before, before.host.pageUrl(), aCart(700));
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY });
  });

  it('gives way to a new cart once the payment page has said that it is paid', async () => {
    const before = await placeOrder('online');
    const paid = await openAgain(before, `${refererOf(before)}&state=completed`);
    const { store } = await openAgain(paid, before.host.pageUrl(), aCart(700));
    expect(store.get(orderResultAtom)).toBeNull();
    expect(store.get(orderPaymentLinkAtom)).toBeNull();
  });

  it('believes nothing of an address that was made up, or of another order', async () => {
    const before = await placeOrder('online');
    const url = 'https://shop.example/book?mc-return=payment&mc-nonce=made-up&state=completed';
    const { store, host } = await openAgain(before, url);
    expect(host.pageUrl()).toBe('https://shop.example/book');
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ hint: null });
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'payment.returnUnknown' });
  });

  it('is asked for only where something is paid online', async () => {
    const { shop, store } = await placeOrder('offline');
    expect(shop.orders[0]?.payload.refererLink).toBe('https://shop.example/book');
    expect(store.get(orderPaymentLinkAtom)).toBeNull();
  });

  it('is not followed where what was stored leads to an address that is not safe', async () => {
    const before = await placeOrder('online');
    const { sharedValues } = before.host;
    for (const [key, text] of sharedValues) sharedValues.set(key, text.replace('https:', 'http:'));
    const { store } = await openAgain(before, before.host.pageUrl());
    expect(store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1' });
    expect(store.get(orderPaymentLinkAtom)).toBeNull();
  });
});

describe('an order of items that the page names', () => {
  const ITEMS = [{ id: '1', productId: '31', qty: 2 }];

  /** An accepted order of the page's items, with the numbers of the products that are added from then on. */
  async function placeItems(payment: 'online' | 'offline') {
    const before = await placeOrder(payment, { cartItems: ITEMS });
    const added: string[] = [];
    before.server.api.addCartItem = async ({ productId }) => {
      added.push(productId);
      return (before.shop.cart = aCart());
    };
    return { before, added };
  }

  it.each([
    ['paid on receipt', 'offline'],
    ['paid at the payment page', 'online'],
  ] as const)('shows its confirmation after every reload, and no full cart: %s', async (_, way) => {
    const { before, added } = await placeItems(way);
    const back =
      way === 'online' ? await openAgain(before, `${refererOf(before)}&state=completed`) : before;
    const first = await openAgain(back, before.host.pageUrl());
    const { store } = await openAgain(first, before.host.pageUrl());
    expect(added).toEqual([]);
    expect(store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1' });
    expect(store.get(currentEntryAtom)?.step).toBe('success');
  });

  it('is followed by the same items where the customer starts over', async () => {
    const { before, added } = await placeItems('offline');
    const { store } = await openAgain(before, before.host.pageUrl());
    await store.set(restartAction);
    expect(added).toEqual(['31']);
    expect(store.get(orderResultAtom)).toBeNull();
    expect(store.get(cartAtom).items).toHaveLength(1);
  });

  it('gives way to another list of the page', async () => {
    const { before, added } = await placeItems('offline');
    const { store: shown } = before;
    const cartItems = [{ id: '1', productId: '77', qty: 1 }];
    shown.set(configAtom, { ...shown.get(configAtom), cartItems });
    const { store } = await openAgain(before, before.host.pageUrl());
    expect(added).toEqual(['77']);
    expect(store.get(orderResultAtom)).toBeNull();
  });
});

describe('an order that was taken', () => {
  const purchases = ({ host }: ProductCheckout) =>
    host.receivedEvents.filter(
      ({ name, detail }) =>
        name === 'track' && JSON.stringify(detail).startsWith('{"name":"purchase"'),
    );

  it.each([
    ['online', 0, null],
    ['offline', 1, 'E-1'],
  ] as const)(
    'counts as a purchase unless it is still to be paid: %s',
    async (payment, times, id) => {
      const checkout = await placeOrder(payment);
      await expect.poll(() => purchases(checkout)).toHaveLength(times);
      expect(visitOf(checkout.store).completedId).toBe(id);
    },
  );
});

describe('an order that is still to be paid at a page', () => {
  const question = ({ store }: Pick<ProductCheckout, 'store'>) =>
    store.get(againQuestionAtom)?.seen;

  /** Another tab of the same origin, by default with a cart ready to order. */
  async function otherTab({ host, server, shop, store }: ProductCheckout, cart = aCart(700)) {
    shop.cart = cart;
    const other = createFakeHost(host.now(), undefined, host.sharedValues);
    const again = await startTestCheckout(server, other, store.get(configAtom));
    return { store: again, host: other, server, shop } satisfies ProductCheckout;
  }

  async function order({ store }: ProductCheckout) {
    store.set(submitCartAction);
    await store.set(enterDeliveryStepAction);
    await collectInStore(store);
    store.set(choosePaymentAction, 'online');
    store.set(editContactAction, RUI);
    await store.set(submitOrderAction);
  }

  it('is asked about before another one of the shop is sent from another tab; a yes sends it', async () => {
    const second = await otherTab(await placeOrder('online'));
    await order(second);
    expect(second.shop.orders).toHaveLength(1);
    expect(question(second)).toMatchObject({ visibility: 'masked', entry: { paymentId: 'E-1' } });
    await payAgain(second);
    await expect.poll(() => second.shop.orders).toHaveLength(2);
  });

  it('is announced to the page as one submit, also after the second confirmation', async () => {
    const second = await otherTab(await placeOrder('online'));
    await order(second);
    await payAgain(second);
    await expect.poll(() => second.shop.orders).toHaveLength(2);
    const submits = second.host.receivedEvents.filter(({ name }) => name === 'submit');
    expect(submits).toHaveLength(1);
    const [{ detail } = { detail: null }] = submits;
    expect(Object(detail).intent).toBe(referenceOf(second.shop.orders[1]?.intentKey ?? ''));
  });

  it('is shown again to the customer who says that it is theirs', async () => {
    const second = await otherTab(await placeOrder('online'));
    await order(second);
    await second.store.set(goToFirstPaymentAction);
    expect(second.store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1' });
    expect(second.store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY });
    expect(second.store.get(currentEntryAtom)?.step).toBe('success');
  });

  it('is offered in another tab, where the cart is empty, and shown to the customer who says that it is theirs', async () => {
    const { store } = await otherTab(await placeOrder('online'), NOTHING);
    expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
    store.get(unpaidOrderAtom)?.show();
    expect(store.get(orderResultAtom)).toMatchObject({ orderRef: 'E-1' });
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY });
    expect(store.get(currentEntryAtom)?.step).toBe('success');
  });

  it('is offered after a restart with an empty cart', async () => {
    const { store, shop } = await placeOrder('online');
    shop.cart = NOTHING;
    await store.set(restartAction);
    expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
    store.get(unpaidOrderAtom)?.show();
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY });
  });

  it('is no longer offered once it has been dropped from the journal', async () => {
    const { store, host } = await otherTab(await placeOrder('online'), NOTHING);
    host.sharedValues.clear();
    store.get(unpaidOrderAtom)?.show();
    expect(store.get(unpaidOrderAtom)).toBeNull();
    expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
  });

  it.each([
    ['beside a new cart', (before: ProductCheckout) => otherTab(before)],
    [
      'after 48 hours',
      (before: ProductCheckout) => {
        before.host.advance(JOURNAL_ENTRY_MS + 1);
        return otherTab(before, NOTHING);
      },
    ],
    [
      'once the payment page has called it paid',
      async (before: ProductCheckout) => {
        await openAgain(before, `${refererOf(before)}&state=completed&${FEEDBACK}`);
        return otherTab(before, NOTHING);
      },
    ],
  ])('is not offered %s', async (_, open) => {
    const { store } = await open(await placeOrder('online'));
    expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
    expect(store.get(unpaidOrderAtom)).toBeNull();
  });

  it('is asked about no more after 48 hours', async () => {
    const before = await placeOrder('online');
    before.host.advance(JOURNAL_ENTRY_MS + 1);
    const second = await otherTab(before);
    await order(second);
    expect(second.shop.orders).toHaveLength(2);
  });

  it.each(['FT 2026/123', 'hipay:tx/1', '..', 'ação/ñ?#'])(
    'keeps its reference as it is, and the flow’s state with it: %s',
    async (orderRef) => {
      const before = await placeOrder('online', {}, orderRef);
      const { store } = await openAgain(before, `${refererOf(before)}&state=pending`);
      expect(store.get(orderResultAtom)).toMatchObject({ orderRef });
      expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY });
    },
  );

  it('makes room for another order when the customer starts over, and is asked about before that is sent', async () => {
    const before = await placeOrder('online');
    const { store, shop } = before;
    shop.cart = aCart(700);
    await store.set(restartAction);
    expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
    expect(store.get(orderPaymentLinkAtom)).toBeNull();
    await order(before);
    expect(shop.orders).toHaveLength(1);
    expect(question(before)).toMatchObject({ entry: { paymentId: 'E-1' } });
    await store.set(goToFirstPaymentAction);
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY });
  });

  it('is still shown after a restart of another flow', async () => {
    const { store } = await placeOrder('online');
    store.set(flowStackAtom, [{ flow: 'booking_voucher', step: 'choice' }]);
    await store.set(restartAction);
    expect(store.get(currentEntryAtom)?.flow).toBe('product-checkout');
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY });
  });

  it('outlives the state of its flow', async () => {
    const before = await placeOrder('online');
    const lost = (text: string) => text.slice(0, 60);
    const again = await openAgain(before, before.host.pageUrl(), NOTHING, lost);
    const { shop, store } = again;
    expect(store.get(currentEntryAtom)?.step).toBe('success');
    expect(store.get(orderResultAtom)).toEqual(before.store.get(orderResultAtom));
    expect(store.get(stepNoticeAtom)).toBeNull();
    expect(store.get(submissionAtom).status).toBe('done');
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
    expect(store.get(orderPaymentLinkAtom)).toMatchObject({ url: PAY });
  });
});
