import { describe, expect, test, vi } from 'vitest';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import { cartShopId, ensureGuestSession } from './cart-session.ts';
import { keepSessionAction } from './keep-session.ts';
import { keepTabSessionAction, readSessionId, tabSessionKey } from './session-id.ts';
import { SESSION_COOKIE, SHOP_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import {
  aCart,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { OFFERED_PAYMENTS } from '../../delivery/state/product-order-atoms.ts';
import { startForMembers } from '../../../../test/support/state/start-at-login.ts';
import { configAtom, type Store } from '../../../context/checkout-context.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';

function rememberSession(store: Store): void {
  if (store.set(keepTabSessionAction)) store.set(keepSessionAction);
}

describe('the session of the cart', () => {
  test('is the page’s, kept for 30 days with its shop, and found again where no page names one', async () => {
    const { host, store } = await startForMembers({ sessionId: 'session-1', shopId: '12' });
    const kept: [string, string, number | null][] = [];
    const write = host.cookies.write.bind(host.cookies);
    host.cookies.write = (name, value, days) => {
      kept.push([name, value, days]);
      write(name, value, days);
    };
    rememberSession(store);
    expect(kept).toEqual([
      [SESSION_COOKIE, 'session-1', 30],
      [SHOP_COOKIE, '12', 30],
    ]);
    store.set(configAtom, { ...store.get(configAtom), sessionId: null });
    expect(readSessionId(store.get)).toBe('session-1');
  });

  test('is read of its own shop on a page that names neither, and of no other shop', async () => {
    const { server, host, store } = await startProductCheckout({}, { shopId: null });
    const asked: unknown[] = [];
    server.api.getShoppingCart = async (shopId) => {
      asked.push(shopId);
      return aCart();
    };
    const configure = (changes: Partial<CheckoutConfig>) =>
      store.set(configAtom, { ...store.get(configAtom), ...changes });
    host.cookies.write(SESSION_COOKIE, 'session-1', 30);
    host.cookies.write(SHOP_COOKIE, '12', 30);
    await store.set(startCheckoutAction);
    configure({ sessionId: 'session-2' });
    await store.set(startCheckoutAction);
    configure({ sessionId: null, shopId: '3' });
    await store.set(startCheckoutAction);
    configure({ shopId: null });
    host.cookies.write(SHOP_COOKIE, '../12', 30);
    await store.set(startCheckoutAction);
    expect(asked).toEqual(['12', null, '3', null]);
  });

  test('takes the shop of an earlier session along when it ends, and is left by a page of a shop alone', async () => {
    const { host, store } = await startForMembers({ sessionId: 'session-1', shopId: '12' });
    const remember = (changes: Partial<CheckoutConfig>) => {
      store.set(configAtom, { ...store.get(configAtom), ...changes });
      rememberSession(store);
      return [SESSION_COOKIE, SHOP_COOKIE].map((name) => host.cookies.read(name));
    };
    expect(remember({})).toEqual(['session-1', '12']);
    expect(remember({ sessionId: null, shopId: '3' })).toEqual(['session-1', '12']);
    expect(remember({ sessionId: 'session-2', shopId: null })).toEqual(['session-2', null]);
  });

  test('that came from a link is found by a reload of the tab only', async () => {
    const link = { sessionId: 'of-a-stranger', shopId: '3', linked: ['sessionId'] };
    const { host, store } = await startProductCheckout({}, link);
    rememberSession(store);
    expect([SESSION_COOKIE, SHOP_COOKIE].map((name) => host.cookies.read(name))).toEqual([
      null,
      null,
    ]);
    const plain = { sessionId: null, shopId: null, linked: [] };
    store.set(configAtom, { ...store.get(configAtom), ...plain });
    expect(readSessionId(store.get)).toBe('of-a-stranger');
    expect(cartShopId(store.get)).toBe('3');
    host.storage.remove(tabSessionKey(store.get));
    expect(readSessionId(store.get)).not.toBe('of-a-stranger');
    expect(cartShopId(store.get)).toBeNull();
  });

  test('that a page names takes the place of a link’s', async () => {
    const { host, store } = await startProductCheckout({}, { sessionId: 'own', shopId: null });
    host.storage.write(tabSessionKey(store.get), '3 of-a-stranger');
    rememberSession(store);
    store.set(configAtom, { ...store.get(configAtom), sessionId: null });
    expect([readSessionId(store.get), cartShopId(store.get)]).toEqual(['own', null]);
  });

  test('is made at random for a guest of product checkout without one, and kept for 30 days', async () => {
    const { host, store } = await startProductCheckout({}, { sessionId: null, shopId: '3' });
    host.cookies.remove(SESSION_COOKIE);
    const write = vi.spyOn(host.cookies, 'write');
    ensureGuestSession(store.get);
    const made = readSessionId(store.get);
    expect(made).toMatch(/^id-\d+$/);
    expect(write.mock.calls).toEqual([
      [SESSION_COOKIE, made, 30],
      [SHOP_COOKIE, '3', 30],
    ]);
    ensureGuestSession(store.get);
    expect(readSessionId(store.get)).toBe(made);
  });

  test('is made once more for the ways to pay, if the cookie has gone since', async () => {
    const { host, store } = await startProductCheckout({}, { sessionId: null });
    host.cookies.remove(SESSION_COOKIE);
    store.set(OFFERED_PAYMENTS.forget);
    await store.set(OFFERED_PAYMENTS.load);
    expect(host.cookies.read(SESSION_COOKIE)).toBe(readSessionId(store.get));
    expect(readSessionId(store.get)).not.toBeNull();
  });

  test.each([
    ['who is signed in', { products: true, userId: '1001', token: 'token-ana' }],
    ['of another flow', { products: false }],
  ])('is not made for a customer %s', async (_, config) => {
    const { host, store } = await startForMembers({});
    store.set(configAtom, { ...store.get(configAtom), sessionId: null, ...config });
    ensureGuestSession(store.get);
    expect(readSessionId(store.get)).toBeNull();
    expect(host.cookies.read(SESSION_COOKIE)).toBeNull();
  });
});
