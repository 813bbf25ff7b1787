// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

import type { MerchantCheckoutElement } from './merchant-checkout-element.ts';
import { setUpElementPage, settle, stateOf } from '../../test/support/element/element-page.ts';

const page = setUpElementPage();
const { mount, requests } = page;

/** The browser's look at what is in view, which a test decides. */
let look: (isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe(): void {}
      disconnect(): void {
        look = () => undefined;
      }
    },
  );
});

const LAZY = { campaign: '1', loading: 'lazy' };
const loaded = () => [requests.length > 0, page.checkout.apps.length];

test('a lazy element asks for nothing and shows its skeleton until it comes near', async () => {
  const element = await mount(LAZY);
  look(false);
  await settle();
  expect([...loaded(), stateOf(element)]).toEqual([false, 0, 'loading']);
  look(true);
  await settle();
  expect(loaded()).toEqual([true, 1]);
});

test('ready stays pending until a lazy element has loaded', async () => {
  const element = await mount(LAZY);
  let isReady = false;
  void element.ready.then(() => (isReady = true));
  await settle();
  expect(isReady).toBe(false);
  look(true);
  await settle();
  page.checkout.apps[0]?.port.onReady();
  await settle();
  expect(isReady).toBe(true);
});

test.each<[string, (element: MerchantCheckoutElement) => void]>([
  ['the focus', (element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
  ['open()', (element) => element.open()],
  ['back()', (element) => element.back()],
  ['goTo()', (element) => element.goTo('menu_only')],
  ['restart()', (element) => element.restart()],
  ['setCart()', (element) => element.setCart([{ id: '1', productId: '1', qty: 1 }])],
  ['refresh()', (element) => void element.refresh().catch(() => undefined)],
  ['loading="eager"', (element) => element.setAttribute('loading', 'eager')],
])('a lazy element out of sight loads, once, by %s', async (_, act) => {
  const element = await mount(LAZY);
  act(element);
  await settle();
  expect(loaded()).toEqual([true, 1]);
  look(true);
  await settle();
  expect(page.checkout.apps).toHaveLength(1);
});

test('a lazy element loads at once for a customer who returns from a payment', async () => {
  window.history.replaceState(null, '', '/?mc-return=payment&mc-nonce=n-1');
  await mount(LAZY);
  expect(loaded()).toEqual([true, 1]);
});

test('a lazy element that is put back into the page waits again', async () => {
  const element = await mount(LAZY);
  look(true);
  await settle();
  element.remove();
  await settle();
  requests.length = 0;
  document.body.append(element);
  await settle();
  expect([requests.length, page.checkout.apps.length]).toEqual([0, 1]);
});

test('a lazy dialog loads when it is opened, wherever its element stands', async () => {
  const element = await mount({ ...LAZY, mode: 'modal' });
  look(true);
  await settle();
  expect(loaded()).toEqual([false, 0]);
  element.open();
  await settle();
  expect(loaded()).toEqual([true, 1]);
});
