// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';

import { defineFake } from '../../test/support/element/fake-environment.ts';
import {
  setUpElementPage,
  settle,
  hear,
  shellOf,
  stateOf,
} from '../../test/support/element/element-page.ts';

const page = setUpElementPage();
const { mount, requests } = page;

describe('loading', () => {
  test('starts the flow’s calls and the app with one config', async () => {
    await mount({ campaign: '101', 'reservation-type': 'normal', entity: '3' });
    expect(requests.map(({ url }) => new URL(url).pathname).sort()).toEqual([
      '/rest/campaign/schedule/101',
      '/rest/v1/web/campaigns/101',
      '/rest/v4/campaigns/101/calendar/available-slots',
    ]);
    expect(page.checkout.apps.map(({ port }) => port.config.campaignId)).toEqual(['101']);
  });

  test('an order of cart items alone asks for its shop, and for a campaign only where one is named', async () => {
    const order = { shop: '1', cart: '4' };
    const paths = () => requests.splice(0).map(({ url }) => new URL(url).pathname);
    await mount(order);
    expect(paths()).toEqual(['/rest/shop/1']);
    await mount({ ...order, campaign: '107' });
    expect(paths()).toContain('/rest/v1/web/campaigns/107');
  });

  test('asks for the profile of a user that the page names', async () => {
    await mount({ menu: '', shop: '1', 'user-id': '9', token: 't' });
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/rest/client/profile/9');
  });

  test('hands an early answer to the app once', async () => {
    await mount({ menu: '', shop: '1' });
    const [request] = requests;
    const fetch = page.checkout.apps[0]?.port.fetch;
    if (!request) throw new Error('Nothing was requested.');
    await fetch?.(request.clone());
    expect(requests).toHaveLength(1);
    await fetch?.(request.clone());
    expect(requests).toHaveLength(2);
  });

  test('keeps the skeleton until the first screen is painted', async () => {
    const element = await mount({ campaign: '1' });
    expect(stateOf(element)).toBe('loading');
    page.checkout.apps[0]?.port.onReady();
    expect(stateOf(element)).toBe('ready');
    await expect(element.ready).resolves.toBeUndefined();
  });

  test.each([
    ['only as high as what it says, where the page has no fallback', '', 'failed'],
    ["above the page's fallback, where it has one", 'Reservar por telefone', 'problem'],
  ])('shows a flow that cannot be shown %s', async (_, fallback, state) => {
    const element = await mount({ campaign: '1' });
    element.append(fallback);
    page.checkout.apps[0]?.port.onFatal();
    await element.ready.catch(() => undefined);
    expect(stateOf(element)).toBe(state);
  });

  test('tries a chunk twice, then restores the fallback and reports the error', async () => {
    let tries = 0;
    page.checkout = defineFake(`x-broken-${crypto.randomUUID()}`, {
      app: async () => {
        tries += 1;
        throw new Error('chunk');
      },
    });
    vi.useFakeTimers();
    const element = page.checkout.create();
    const errors = hear(document, 'error');
    document.body.append(element);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect([tries, stateOf(element)]).toEqual([2, 'fatal']);
    expect(errors).toEqual([expect.objectContaining({ code: 'network' })]);
    expect(shellOf(element).textContent).toContain('Tentar de novo');
    await expect(element.ready).rejects.toThrow();
  });

  test.each(['', 'Reservar por telefone'])(
    'a chunk removed by a deploy is reported as a page that is out of date, also beside the fallback "%s"',
    async (fallback) => {
      const lost = async () => {
        throw new Error('chunk');
      };
      const classifyLoadError = async () => 'outdated' as const;
      page.checkout = defineFake(`x-gone-${crypto.randomUUID()}`, { app: lost, classifyLoadError });
      vi.useFakeTimers();
      const element = page.checkout.create();
      element.append(fallback);
      document.body.append(element);
      await vi.runAllTimersAsync();
      vi.useRealTimers();
      expect(shellOf(element).textContent).toBe(
        'Esta página está desatualizada.Recarregar a página',
      );
      expect(shellOf(element).querySelector('slot')).not.toBeNull();
      await expect(element.ready).rejects.toThrow();
    },
  );

  test('shows the page’s own fallback alone where there is one', async () => {
    const element = page.checkout.create();
    element.append('Reservar por telefone');
    element.setAttribute('middleware', 'ftp://x');
    document.body.append(element);
    vi.spyOn(console, 'warn').mockReturnValue();
    await settle();
    expect(shellOf(element).querySelector('slot')).not.toBeNull();
    expect(shellOf(element).querySelector('.shell-apology')).toBeNull();
  });

  test('takes the sandbox for the middleware when it is named', async () => {
    const element = await mount({ middleware: 'sandbox:', menu: '', shop: '1' });
    expect(requests).toEqual([]);
    expect(page.checkout.apps[0]?.port.config.middleware).toBe('https://sandbox.invalid');
    expect(element.middleware).toBe('sandbox:');
  });
});

describe('properties', () => {
  test('mirror attributes, win over them, and give way when set to null', () => {
    const element = page.checkout.create();
    element.setAttribute('shop', '5');
    expect(element.shop).toBe('5');
    element.shop = 7;
    expect([element.shop, element.getAttribute('shop')]).toEqual(['7', '5']);
    element.shop = null;
    expect(element.shop).toBe('5');
  });

  test('never show a token in the page', () => {
    const element = page.checkout.create();
    element.token = 'secret';
    expect(element.outerHTML).not.toContain('secret');
    expect(element.cloneNode()).toHaveProperty('token', null);
  });

  test('mode and theme write their attribute, as styles select on it', () => {
    const element = page.checkout.create();
    element.theme = 'dark';
    expect(element.getAttribute('theme')).toBe('dark');
  });

  test('take plain data for JSON attributes', () => {
    const element = page.checkout.create();
    const items = [{ id: '1', productId: '2', qty: 3 }];
    element.cartItems = items;
    expect(element.cartItems).toEqual(items);
    expect(element.cartItems).not.toBe(items);
  });

  test('that were set before the element was defined are kept', async () => {
    const name = `x-late-${crypto.randomUUID()}`;
    const element = document.createElement(name);
    Object.assign(element, { campaign: 101, theme: 'dark' });
    document.body.append(element);
    const late = defineFake(name);
    customElements.upgrade(element);
    await settle();
    expect(element.getAttribute('theme')).toBe('dark');
    expect(late.apps[0]?.port.config.campaignId).toBe('101');
  });

  test('several changes in one task reach the app as one', async () => {
    const element = await mount({ shop: '1', menu: '' });
    element.shop = '2';
    element.setAttribute('lang', 'es');
    element.shop = '3';
    await settle();
    expect(page.checkout.apps[0]?.calls).toEqual(['configure 3']);
  });

  test('removal of an attribute restores the default', async () => {
    const element = await mount({ campaign: '1', entity: '4' });
    element.removeAttribute('entity');
    expect(element.entity).toBe('1');
  });
});

describe('lifecycle', () => {
  test('a move in the page keeps the same app', async () => {
    const element = await mount({ campaign: '1' });
    const box = document.createElement('div');
    document.body.append(box);
    box.append(element);
    await settle();
    expect(page.checkout.apps.map(({ calls }) => calls)).toEqual([[]]);
  });

  test('removal frees the app; coming back later starts another', async () => {
    const element = await mount({ campaign: '1' });
    element.remove();
    await settle();
    expect(page.checkout.apps[0]?.calls).toEqual(['dispose']);
    document.body.append(element);
    await settle();
    expect(page.checkout.apps).toHaveLength(2);
  });

  test('a removed element ignores what its app still says', async () => {
    const element = await mount({ campaign: '1' });
    const ready = vi.fn();
    void element.ready.then(ready, () => undefined);
    element.remove();
    await settle();
    page.checkout.apps[0]?.port.onReady();
    await settle();
    expect(ready).not.toHaveBeenCalled();
  });

  test('a clone is an element of its own with the same attributes', async () => {
    const element = await mount({ campaign: '1' });
    const clone = element.cloneNode(true);
    document.body.append(clone);
    await settle();
    expect(page.checkout.apps.map(({ port }) => port.config.campaignId)).toEqual(['1', '1']);
  });

  test('two elements share nothing', async () => {
    const [first] = [await mount({ campaign: '1' }), await mount({ campaign: '2' })];
    first.setAttribute('campaign', '3');
    await settle();
    expect(page.checkout.apps.map(({ calls }) => calls.length)).toEqual([1, 0]);
  });
});

describe('methods', () => {
  test('called before the app has loaded are kept in order', async () => {
    const element = page.checkout.create();
    element.setAttribute('campaign', '1');
    element.goTo('menu_only');
    document.body.append(element);
    element.back();
    await element.refresh();
    expect(page.checkout.apps[0]?.calls).toEqual(['goTo menu_only', 'back', 'refresh']);
  });

  test('setCart replaces the cart for good, also before the element stands in the page', async () => {
    const element = page.checkout.create();
    element.setAttribute('cart', '7,8');
    element.setCart([{ id: '4', productId: '4', qty: 1 }]);
    document.body.append(element);
    await settle();
    expect(page.checkout.apps[0]?.config.cartItems).toEqual([{ id: '4', productId: '4', qty: 1 }]);
    element.setAttribute('lang', 'en');
    await settle();
    expect(page.checkout.apps[0]?.config.cartItems).toEqual([{ id: '4', productId: '4', qty: 1 }]);
  });

  test('setCart refuses what is no cart with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const element = await mount({ campaign: '1' });
    element.setCart(JSON.parse('[{"id":"a b"}]'));
    expect(warn).toHaveBeenCalledOnce();
    expect(page.checkout.apps[0]?.calls).toEqual([]);
  });

  test.each([
    ['a symbol', Symbol('2')],
    ['an object without a text', Object.create(null)],
  ])(
    'setCart leaves a row out whose quantity is %s, with one warning, and keeps the others',
    async (_, qty: unknown) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const element = page.checkout.create();
      const good = { id: '5', productId: '5', qty: 1 };
      element.setCart([{ id: '4', productId: '4', qty: qty as number }, good]);
      document.body.append(element);
      await settle();
      expect(page.checkout.apps[0]?.config.cartItems).toEqual([good]);
      expect(warn).toHaveBeenCalledOnce();
    },
  );
});

describe('the page’s address', () => {
  const secrets = '?id=7&token=t&keep=%20a&userId=9#/x?externalToken=e&tab=1';

  test('loses its secrets at once and keeps the rest letter for letter', async () => {
    window.history.replaceState({ kept: true }, '', `/shop${secrets}`);
    await mount();
    expect(window.location.href).toMatch(/\/shop\?id=7&keep=%20a#\/x\?tab=1$/);
    expect(page.checkout.apps[0]?.port.config).toMatchObject({
      campaignId: '7',
      token: 't',
      userId: '9',
      externalToken: 'e',
    });
  });

  test('gives its secrets to every element of the page', async () => {
    window.history.replaceState(null, '', `/shop${secrets}`);
    await mount();
    await mount();
    expect(page.checkout.apps.map(({ port }) => port.config.token)).toEqual(['t', 't']);
  });

  test('stays as it is where the element may not read it', async () => {
    window.history.replaceState(null, '', `/shop${secrets}`);
    await mount({ campaign: '1' });
    expect(window.location.href).toContain(secrets);
    expect(page.checkout.apps[0]?.port.config.token).toBe(null);
  });
});

describe('window.merchantCheckout', () => {
  test('calls each callback once for each element, those of before and those of later', async () => {
    const calls: string[] = [];
    window.merchantCheckout = [(element) => calls.push(`early ${element.shop}`)];
    page.checkout = defineFake(`x-queue-${crypto.randomUUID()}`);
    const first = await mount({ shop: '1' });
    window.merchantCheckout.push((element) => calls.push(`late ${element.shop}`));
    await mount({ shop: '2' });
    first.remove();
    await settle();
    document.body.append(first);
    await settle();
    expect(calls).toEqual(['early 1', 'late 1', 'early 2', 'late 2']);
  });

  test('a callback that throws affects nothing else', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    window.merchantCheckout?.push(() => {
      throw new Error('page bug');
    });
    await mount({ campaign: '1' });
    expect(warn).toHaveBeenCalledOnce();
    expect(page.checkout.apps).toHaveLength(1);
  });
});
