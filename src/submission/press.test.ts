import { JOURNAL_PREFIX, SECOND_TRY_AFTER_MS } from '../lib/limits.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  configAtom,
  credentialsAtom,
  languageAtom,
  userAtom,
} from '../context/checkout-context.ts';
import { refusalAtom } from '../context/problems.ts';
import { orderTotalCents } from '../features/cart/rules/cart.ts';
import { ApiError } from '../platform/api/http/api-error.ts';
import { payAgain, untilAskedAgain } from '../../test/support/state/start-at-payment.ts';
import type { AttemptTools } from './press-context.ts';
import { submissionAtom } from './submission-atom.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { toConfirm } from '../../test/support/order/product-steps.ts';
import { aCart } from '../../test/support/order/start-product-checkout.ts';
import { againQuestionAtom } from './journal/reserve-purchase.ts';
import { payAgainAction } from '../features/payment/state/resumed-payments.ts';
import { shoppingCartAtom } from '../features/cart/state/shopping-cart-atom.ts';
import { cartChangesAtom } from '../features/cart/state/cart-atoms.ts';
import { submitOrderAction } from '../features/ordering/state/submit-order.ts';
import { aMethod, aShop, someRates } from '../../test/support/delivery/some-rates.ts';

/** Another value for each attribute that a request, a check or a journal entry reads. */
const OTHERS = [
  { sessionId: 'sess-OTHER' },
  { entityId: '99' },
  { channel: 'other' },
  { channelManager: 'other' },
  { providerId: '98' },
  { shopId: '97' },
  { campaignId: '96' },
  { clientApplication: 'OTHER' },
  { allowGuestLogin: false },
  { idempotency: 'header' },
  { timeZone: 'Asia/Tokyo' },
] satisfies Partial<CheckoutConfig>[];

type Checkout = Awaited<ReturnType<typeof toConfirm>>;

/** What was asked and stored by an order in which `disturb` runs during the named call. */
async function order(during: string | null, disturb: (checkout: Checkout) => void) {
  const checkout = await toConfirm({}, { sessionId: 'sess-5' });
  const { store, server, shop, host } = checkout;
  shop.answerOrder = async () => ({ orderRef: 'E-1', paymentUrl: 'https://pay.example/1' });
  const real: Record<string, unknown> = { ...server.api };
  if (during !== null) {
    const handler = real[during];
    Object.assign(server.api, {
      [during]: async (...args: unknown[]) => {
        disturb(checkout);
        return typeof handler === 'function' ? handler(...args) : undefined;
      },
    });
  }
  await store.set(submitOrderAction);
  const entries = host.shared.keys(JOURNAL_PREFIX).map((key) => host.shared.read(key));
  return { asked: server.frozenCalls, orders: shop.orders, entries };
}

describe('what the customer pressed is what is sent', () => {
  test('an order of products keeps its session while the page names another as the cart is read', async () => {
    const { asked } = await order('getShoppingCart', ({ store }) =>
      store.set(configAtom, { ...store.get(configAtom), sessionId: 'sess-OTHER' }),
    );
    expect(asked.map(({ name, settings }) => [name, settings.sessionId])).toEqual([
      ['getShoppingCart', 'sess-5'],
      ['getDeliveryRates', 'sess-5'],
      ['createOrder', 'sess-5'],
    ]);
  });

  test('whatever attribute or language changes during whatever request of an order', async () => {
    const undisturbed = await order(null, () => undefined);
    expect(undisturbed.orders).toHaveLength(1);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('getShoppingCart', 'getDeliveryRates', 'createOrder'),
        fc.subarray(OTHERS, { minLength: 1 }),
        fc.constantFrom('pt_PT', 'fr_FR'),
        async (during, others, language) => {
          const disturbed = await order(during, ({ store }) => {
            store.set(configAtom, Object.assign({}, store.get(configAtom), ...others));
            store.set(languageAtom, language);
          });
          expect(JSON.stringify(disturbed)).toBe(JSON.stringify(undisturbed));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a press', () => {
  test('does not order at another delivery cost than the one shown, before the customer has seen it', async () => {
    const rates = (costCents: number) => async () =>
      someRates(aShop('3', [aMethod('STORE_PICKUP', '304', { costCents })]));
    const { store, shop } = await toConfirm({ rates: rates(490) });
    shop.rates = rates(4900);
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    expect(store.get(cartChangesAtom)).toEqual([
      { kind: 'delivery', beforeCents: 490, afterCents: 4900 },
      { kind: 'final', beforeCents: 2490, afterCents: 6900 },
    ]);
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
  });

  test('does not order at a delivery cost that cannot be checked: it says so, and the next press checks again', async () => {
    const { store, shop } = await toConfirm();
    const { rates } = shop;
    shop.rates = async () => {
      throw new ApiError('network', 'no');
    };
    await store.set(submitOrderAction);
    expect(shop.orders).toEqual([]);
    expect(store.get(refusalAtom)).toEqual({ about: 'order', key: 'errors.totalNotChecked' });
    expect(store.get(submissionAtom).status).toBe('idle');
    shop.rates = rates;
    await store.set(submitOrderAction);
    expect(shop.orders).toHaveLength(1);
  });

  test('orders a cart in which two shops number their lines alike, or a shop uses an id twice', async () => {
    const cart = aCart(1000, ['3', '4']);
    const shops = cart.shops.map((shop) => ({
      ...shop,
      items: shop.items.flatMap((item) => [
        { ...item, id: '7', quantity: 1 },
        { ...item, id: '7', quantity: 3 },
      ]),
    }));
    const { store, shop } = await toConfirm({ cart: { ...cart, shops } });
    await store.set(submitOrderAction);
    expect(store.get(cartChangesAtom)).toEqual([]);
    expect(shop.orders).toHaveLength(1);
  });
});

test('an order for a cart that is empty by now is not sent where the cart cannot be read, not even by a yes', async () => {
  const { store, shop, host, server } = await toConfirm();
  shop.answerOrder = async () => {
    throw new ApiError('outcome_unknown', 'no');
  };
  await store.set(submitOrderAction);
  host.advance(SECOND_TRY_AFTER_MS);
  await store.set(submitOrderAction);
  await untilAskedAgain({ store });
  store.set(shoppingCartAtom, { ...aCart(0), shops: [] });
  server.api.getShoppingCart = async () => {
    throw new ApiError('network', 'no');
  };
  await payAgain({ store });
  await expect.poll(() => store.get(submissionAtom).status).not.toBe('sending');
  // It would be another order than the one asked about, so a yes to it may follow.
  store.set(payAgainAction);
  await expect.poll(() => store.get(submissionAtom).status).not.toBe('sending');
  expect(shop.orders).toHaveLength(1);
  expect(store.get(againQuestionAtom)).toBeNull();
});

describe('the payment that an order leaves open in the browser', () => {
  test('stays with a lost first try when the second is refused', async () => {
    const { store, shop, host } = await toConfirm();
    const fails = (code: 'outcome_unknown' | 'api') => async () => {
      throw new ApiError(code, 'no');
    };
    shop.answerOrder = fails('outcome_unknown');
    await store.set(submitOrderAction);
    host.advance(SECOND_TRY_AFTER_MS);
    shop.answerOrder = fails('api');
    await store.set(submitOrderAction);
    await payAgain({ store });
    await expect.poll(() => shop.orders).toHaveLength(2);
    await expect.poll(() => store.get(submissionAtom).status).not.toBe('sending');
    expect(host.shared.keys(JOURNAL_PREFIX)).toHaveLength(1);
  });
});

test('a negative delivery cost lowers no total', () => {
  expect(orderTotalCents({ finalCents: 1000 }, -300)).toBe(1000);
});

test('what a press is sent with cannot read what may change meanwhile: the compiler refuses it', () => {
  const read = ({ get }: AttemptTools) => [
    // @ts-expect-error -- the page's attributes
    () => get(configAtom),
    // @ts-expect-error -- the account
    () => get(credentialsAtom),
    // @ts-expect-error -- the account
    () => get(userAtom),
    // @ts-expect-error -- the language
    () => get(languageAtom),
  ];
  expect(read).toBeTypeOf('function');
});
