import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { ShoppingCart } from '../rules/server-cart-schema.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { cartAtom, pageUnavailableItemsAtom } from './cart-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import {
  aCart,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { userAtom, configAtom } from '../../../context/checkout-context.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { submitCartAction } from './page-cart.ts';
import { setServerQuantityAction } from './change-server-cart.ts';
import { fillServerCartAction } from './fill-server-cart.ts';

const ask = (productId: string, qty = 1) => ({ id: productId, productId, qty });

/** A server with a cart of one shop, and a page that requests items. */
async function start(cartItems: CheckoutConfig['cartItems'], without: readonly string[] = []) {
  const [shop] = aCart().shops;
  const [sample] = shop?.items ?? [];
  if (!shop || !sample) throw new Error('no sample');
  const lines = new Map<string, number>([['31', 2]]);
  const sent: string[] = [];
  const answers = { areLost: false };
  const cartNow = (): ShoppingCart => {
    const items = [...lines].map(([id, quantity]) => ({ ...sample, id, productId: id, quantity }));
    return { ...aCart(), shops: items.length > 0 ? [{ ...shop, items }] : [] };
  };
  const checkout = await startProductCheckout();
  const { server, host } = checkout;
  server.api.getShoppingCart = async () => cartNow();
  server.api.addCartItem = async ({ productId, quantity }) => {
    sent.push(`add ${productId} ${quantity}`);
    if (without.includes(productId)) throw new ApiError('api', 'nobody', { status: 404 });
    lines.set(productId, (lines.get(productId) ?? 0) + quantity);
    if (answers.areLost) throw new ApiError('outcome_unknown', 'cut off');
    return cartNow();
  };
  server.api.removeCartItem = async (id) => {
    sent.push(`remove ${id}`);
    lines.delete(id);
    return cartNow();
  };
  const begin = (page: Pick<CheckoutConfig, 'cartItems'> = { cartItems }) =>
    startTestCheckout(server, host, {
      campaignId: null,
      products: true,
      shopId: '3',
      ...page,
    });
  const store = await begin();
  const held = (of = store) => of.get(cartAtom).items.map(({ id, quantity }) => [id, quantity]);
  return { ...checkout, store, begin, sent, answers, lines, held };
}

describe("a page's items in product checkout", () => {
  test('refused for a guest leave an account signed in that has come meanwhile', async () => {
    const { server, store } = await start([]);
    const other = { ...A_USER, id: '77', token: 'other-token' };
    server.api.addCartItem = async () => {
      store.set(userAtom, other);
      throw new ApiError('auth', 'expired', { status: 401 });
    };
    store.set(configAtom, { ...store.get(configAtom), cartItems: [ask('32')] });
    await store.set(fillServerCartAction);
    expect(store.get(userAtom)).toEqual(other);
  });

  test('are in the cart from the first screen, beside what was in it', async () => {
    const { held, sent, host } = await start([ask('77', 3), ask('31', 1)]);
    expect(held()).toEqual([
      ['31', 2],
      ['77', 3],
    ]);
    expect(sent).toEqual(['add 77 3']);
    expect(host.receivedEvents.filter(({ name }) => name === 'cart').at(-1)?.detail).toMatchObject({
      items: 5,
    });
  });

  test('do not come back with a reload once the customer has taken them out', async () => {
    const { store, begin, held } = await start([ask('77', 3)]);
    await store.set(setServerQuantityAction, { id: '77', to: () => 0 });
    expect(held(await begin())).toEqual([['31', 2]]);
  });

  test('that are not for sale are named to customer and integrator; the rest is added', async () => {
    const { store, held, host } = await start([ask('66'), ask('77')], ['66']);
    expect(held()).toEqual([
      ['31', 2],
      ['77', 1],
    ]);
    expect(store.get(pageUnavailableItemsAtom)).toMatchObject([
      { productId: '66', reason: 'unknown' },
    ]);
    expect(host.warnings).toEqual([expect.stringContaining('66 (unknown)')]);
    store.set(submitCartAction);
    expect(store.get(pageUnavailableItemsAtom)).toEqual([]);
  });

  test('that cannot be sent show a message, and the existing cart can be ordered', async () => {
    const { server, begin, host } = await start([]);
    server.api.addCartItem = async () => {
      throw new ApiError('api', 'no', { status: 500, serverMessage: 'Agora não' });
    };
    expect(host.warnings).toEqual([]);
    const store = await begin();
    store.set(configAtom, { ...store.get(configAtom), cartItems: [ask('77')] });
    await store.set(fillServerCartAction);
    expect(store.get(stepNoticeAtom)?.message).toEqual({ text: 'Agora não' });
  });

  test('that could not be sent are added by a reload', async () => {
    const { server, begin, held } = await start([]);
    const { addCartItem } = server.api;
    server.api.addCartItem = async () => {
      throw new ApiError('api', 'no', { status: 500 });
    };
    const page = { cartItems: [ask('77')] };
    expect(held(await begin(page))).toEqual([['31', 2]]);
    server.api.addCartItem = addCartItem;
    expect(held(await begin(page))).toEqual([
      ['31', 2],
      ['77', 1],
    ]);
  });

  test('whose answer alone was lost are in, nothing is said, and the rest is added too', async () => {
    const { store, answers, lines, held, sent } = await start([]);
    answers.areLost = true;
    const cartItems = [ask('31', 3), ask('77'), ask('88')];
    store.set(configAtom, { ...store.get(configAtom), cartItems });
    await store.set(fillServerCartAction);
    expect(sent).toEqual(['add 31 1', 'add 77 1', 'add 88 1']);
    expect(held()).toEqual([...lines]);
    expect(store.get(alertAtom)).toBeNull();
  });

  test('whose call was lost on its way out are named', async () => {
    const { store, server, held } = await start([]);
    server.api.addCartItem = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    store.set(configAtom, { ...store.get(configAtom), cartItems: [ask('31', 2), ask('77')] });
    await store.set(fillServerCartAction);
    expect(held()).toEqual([['31', 2]]);
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'cart.outcomeUnknown' });
  });
});

describe('setCart() in product checkout', () => {
  test('makes the cart hold exactly those items, and shows it before anything is confirmed', async () => {
    const { store, held, sent } = await start([]);
    store.set(submitCartAction);
    expect(store.get(currentEntryAtom)?.step).not.toBe('cart-review');
    store.set(configAtom, { ...store.get(configAtom), cartItems: [ask('77', 2)] });
    await store.set(fillServerCartAction);
    expect(sent).toEqual(['remove 31', 'add 77 2']);
    expect(held()).toEqual([['77', 2]]);
    expect(store.get(currentEntryAtom)?.step).toBe('cart-review');
  });

  test('called again before it is done ends with the last list', async () => {
    const { store, held } = await start([]);
    const ways = [[ask('77', 2)], [ask('88', 1)], [ask('99', 4)]].map((cartItems) => {
      store.set(configAtom, { ...store.get(configAtom), cartItems });
      return store.set(fillServerCartAction);
    });
    await Promise.all(ways);
    expect(held()).toEqual([['99', 4]]);
  });
});
