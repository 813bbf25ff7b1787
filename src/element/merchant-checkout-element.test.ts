// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { CheckoutEventName } from '../platform/host/checkout-events.ts';
import { createDialogMode } from './dialog-mode/dialog-mode.ts';
import type { MerchantCheckoutElement } from './merchant-checkout-element.ts';
import { defineFake, type FakeDefinition } from '../../test/support/element/fake-environment.ts';

const requests: Request[] = [];
let checkout: FakeDefinition;

beforeEach(() => {
  requests.length = 0;
  Reflect.deleteProperty(window, 'merchantCheckout');
  window.fetch = async (request) => {
    if (request instanceof Request) requests.push(request);
    return new Response('{}');
  };
  checkout = defineFake(`x-checkout-${crypto.randomUUID()}`);
});

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** Lets microtasks and the task in which a removal is noticed run. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, 1));
}

async function mount(attributes: Record<string, string> = {}): Promise<MerchantCheckoutElement> {
  const element = checkout.create();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await settle();
  return element;
}

function hear(target: EventTarget, name: CheckoutEventName): unknown[] {
  const heard: unknown[] = [];
  target.addEventListener(`merchant-checkout:${name}`, (event) => {
    if (event instanceof CustomEvent) heard.push(event.detail);
  });
  return heard;
}

function shellOf(element: HTMLElement): HTMLElement {
  const shell = element.shadowRoot?.querySelector<HTMLElement>('.shell');
  if (!shell) throw new Error('The element has no shell.');
  return shell;
}

const stateOf = (element: HTMLElement) => shellOf(element).dataset['state'];
const dialogOf = (element: HTMLElement) => element.shadowRoot?.querySelector('dialog') ?? null;

describe('loading', () => {
  test('starts the flow’s calls and the app with one config', async () => {
    await mount({ campaign: '101', 'reservation-type': 'normal', entity: '3' });
    expect(requests.map(({ url }) => new URL(url).pathname).sort()).toEqual([
      '/rest/campaign/schedule/101',
      '/rest/v1/web/campaigns/101',
      '/rest/v4/campaigns/101/calendar/available-slots',
    ]);
    expect(checkout.apps.map(({ port }) => port.config.campaignId)).toEqual(['101']);
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
    const fetch = checkout.apps[0]?.port.fetch;
    if (!request) throw new Error('Nothing was requested.');
    await fetch?.(request.clone());
    expect(requests).toHaveLength(1);
    await fetch?.(request.clone());
    expect(requests).toHaveLength(2);
  });

  test('keeps the skeleton until the first screen is painted', async () => {
    const element = await mount({ campaign: '1' });
    expect(stateOf(element)).toBe('loading');
    checkout.apps[0]?.port.onReady('booking_voucher');
    expect(stateOf(element)).toBe('ready');
    await expect(element.ready).resolves.toBeUndefined();
  });

  test('tries a chunk twice, then gives the fallback back and tells the page', async () => {
    let tries = 0;
    checkout = defineFake(`x-broken-${crypto.randomUUID()}`, {
      app: async () => {
        tries += 1;
        throw new Error('chunk');
      },
    });
    vi.useFakeTimers();
    const element = checkout.create();
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
    'a chunk that is gone since a deploy is told as a page that is out of date, also beside the fallback "%s"',
    async (fallback) => {
      const lost = async () => {
        throw new Error('chunk');
      };
      const whyLost = async () => 'outdated' as const;
      checkout = defineFake(`x-gone-${crypto.randomUUID()}`, { app: lost, whyLost });
      vi.useFakeTimers();
      const element = checkout.create();
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
    const element = checkout.create();
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
    expect(checkout.apps[0]?.port.config.middleware).toBe('https://sandbox.invalid');
    expect(element.middleware).toBe('sandbox:');
  });
});

describe('bad values', () => {
  test('an id of a user without a token is told once, by warning and error event', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const errors = hear(document, 'error');
    const element = await mount({ campaign: '1', 'user-id': '1001' });
    element.setAttribute('theme', 'dark');
    await settle();
    expect(warn).toHaveBeenCalledOnce();
    expect(errors).toEqual([
      { code: 'config', status: null, message: expect.stringContaining('"token"') },
    ]);
  });

  test('give one warning and one error event, also when something else changes later', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const errors = hear(document, 'error');
    const element = await mount({ campaign: '1', 'time-zone': 'Mars/Olympus' });
    element.setAttribute('theme', 'dark');
    await settle();
    expect(warn).toHaveBeenCalledOnce();
    expect(errors).toEqual([
      { code: 'config', status: null, message: expect.stringContaining('"time-zone"') },
    ]);
    expect(checkout.apps[0]?.port.config.timeZone).toBe('Europe/Lisbon');
  });

  test.each([
    ['a middleware that cannot be used', { middleware: 'ftp://x' }],
    ['a cart without a usable row', { shop: '1', 'cart-items': '[{"id":1,"qty":null}]' }],
  ])('%s: the customer is not asked to try what cannot help', async (_, attributes) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const element = await mount(attributes);
    expect(shellOf(element).textContent).toBe('De momento não está disponível.');
    expect(shellOf(element).querySelector('button')).toBeNull();
  });

  test('a bad middleware sends nothing, loads nothing, and can be put right', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const errors = hear(document, 'error');
    const element = await mount({ campaign: '1', middleware: 'http://example.com' });
    expect([requests.length, checkout.apps.length, stateOf(element)]).toEqual([0, 0, 'fatal']);
    expect(errors).toEqual([
      { code: 'config', status: null, message: expect.stringContaining('"middleware"') },
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"middleware"'));
    element.setAttribute('middleware', 'https://mw.example');
    await settle();
    expect(checkout.apps).toHaveLength(1);
  });

  test('a cart without one usable row sends nothing, shows the fallback, and can be put right', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const errors = hear(document, 'error');
    const element = await mount({ campaign: '107', 'cart-items': '[{"id":1,"qty":null}]' });
    expect([requests.length, checkout.apps.length, stateOf(element)]).toEqual([0, 0, 'fatal']);
    expect(errors).toMatchObject([{ code: 'config' }]);
    element.setAttribute('cart-items', '[{"id":1}]');
    await settle();
    expect(checkout.apps[0]?.config.cartItems).toEqual([{ id: '1', productId: '1', qty: 1 }]);
    element.setAttribute('cart-items', '[{}]');
    await settle();
    expect([checkout.apps.length, stateOf(element)]).toEqual([1, 'fatal']);
  });

  test('a middleware at run time that cannot be used leaves the one in use', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const element = await mount({ campaign: '1', middleware: 'https://mw.example' });
    element.setAttribute('middleware', 'ftp://mw.example');
    await settle();
    element.setAttribute('campaign', '2');
    await settle();
    expect(warn).toHaveBeenCalledOnce();
    expect(checkout.apps[0]?.config).toMatchObject({
      campaignId: '2',
      middleware: 'https://mw.example',
    });
  });

  test('another middleware at run time is refused', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const element = await mount({ campaign: '1', middleware: 'https://mw.example' });
    element.setAttribute('middleware', 'https://evil.example');
    await settle();
    expect(warn).toHaveBeenCalledOnce();
    element.restart();
    element.remove();
    await settle();
    document.body.append(element);
    await settle();
    expect(checkout.apps.map(({ port }) => port.config.middleware)).toEqual([
      'https://mw.example',
      'https://mw.example',
    ]);
  });
});

describe('properties', () => {
  test('mirror attributes, win over them, and give way when set to null', () => {
    const element = checkout.create();
    element.setAttribute('shop', '5');
    expect(element.shop).toBe('5');
    element.shop = 7;
    expect([element.shop, element.getAttribute('shop')]).toEqual(['7', '5']);
    element.shop = null;
    expect(element.shop).toBe('5');
  });

  test('never show a token in the page', () => {
    const element = checkout.create();
    element.token = 'secret';
    expect(element.outerHTML).not.toContain('secret');
    expect(element.cloneNode()).toHaveProperty('token', null);
  });

  test('mode and theme write their attribute, as styles select on it', () => {
    const element = checkout.create();
    element.theme = 'dark';
    expect(element.getAttribute('theme')).toBe('dark');
  });

  test('take plain data for JSON attributes', () => {
    const element = checkout.create();
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
    expect(checkout.apps[0]?.calls).toEqual(['configure 3']);
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
    expect(checkout.apps.map(({ calls }) => calls)).toEqual([[]]);
  });

  test('removal frees the app; coming back later starts another', async () => {
    const element = await mount({ campaign: '1' });
    element.remove();
    await settle();
    expect(checkout.apps[0]?.calls).toEqual(['dispose']);
    document.body.append(element);
    await settle();
    expect(checkout.apps).toHaveLength(2);
  });

  test('a removed element ignores what its app still says', async () => {
    const element = await mount({ campaign: '1' });
    const ready = vi.fn();
    void element.ready.then(ready, () => undefined);
    element.remove();
    await settle();
    checkout.apps[0]?.port.onReady('booking_voucher');
    await settle();
    expect(ready).not.toHaveBeenCalled();
  });

  test('a clone is an element of its own with the same attributes', async () => {
    const element = await mount({ campaign: '1' });
    const clone = element.cloneNode(true);
    document.body.append(clone);
    await settle();
    expect(checkout.apps.map(({ port }) => port.config.campaignId)).toEqual(['1', '1']);
  });

  test('two elements share nothing', async () => {
    const [first] = [await mount({ campaign: '1' }), await mount({ campaign: '2' })];
    first.setAttribute('campaign', '3');
    await settle();
    expect(checkout.apps.map(({ calls }) => calls.length)).toEqual([1, 0]);
  });
});

describe('methods', () => {
  test('called before the app has loaded are kept in order', async () => {
    const element = checkout.create();
    element.setAttribute('campaign', '1');
    element.goTo('menu_only');
    document.body.append(element);
    element.back();
    await element.refresh();
    expect(checkout.apps[0]?.calls).toEqual(['goTo menu_only', 'back', 'refresh']);
  });

  test('setCart replaces the cart for good, also before the element stands in the page', async () => {
    const element = checkout.create();
    element.setAttribute('cart', '7,8');
    element.setCart([{ id: '4', productId: '4', qty: 1 }]);
    document.body.append(element);
    await settle();
    expect(checkout.apps[0]?.config.cartItems).toEqual([{ id: '4', productId: '4', qty: 1 }]);
    element.setAttribute('lang', 'en');
    await settle();
    expect(checkout.apps[0]?.config.cartItems).toEqual([{ id: '4', productId: '4', qty: 1 }]);
  });

  test('setCart refuses what is no cart with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const element = await mount({ campaign: '1' });
    element.setCart(JSON.parse('[{"id":"a b"}]'));
    expect(warn).toHaveBeenCalledOnce();
    expect(checkout.apps[0]?.calls).toEqual([]);
  });

  test.each([
    ['a symbol', Symbol('2')],
    ['an object without a text', Object.create(null)],
  ])(
    'setCart leaves a row out whose quantity is %s, with one warning, and keeps the others',
    async (_, qty: unknown) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const element = checkout.create();
      const good = { id: '5', productId: '5', qty: 1 };
      element.setCart([{ id: '4', productId: '4', qty: qty as number }, good]);
      document.body.append(element);
      await settle();
      expect(checkout.apps[0]?.config.cartItems).toEqual([good]);
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
    expect(checkout.apps[0]?.port.config).toMatchObject({
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
    expect(checkout.apps.map(({ port }) => port.config.token)).toEqual(['t', 't']);
  });

  test('stays as it is where the element may not read it', async () => {
    window.history.replaceState(null, '', `/shop${secrets}`);
    await mount({ campaign: '1' });
    expect(window.location.href).toContain(secrets);
    expect(checkout.apps[0]?.port.config.token).toBe(null);
  });
});

describe('window.merchantCheckout', () => {
  test('calls each callback once for each element, those of before and those of later', async () => {
    const calls: string[] = [];
    window.merchantCheckout = [(element) => calls.push(`early ${element.shop}`)];
    checkout = defineFake(`x-queue-${crypto.randomUUID()}`);
    const first = await mount({ shop: '1' });
    window.merchantCheckout.push((element) => calls.push(`late ${element.shop}`));
    await mount({ shop: '2' });
    first.remove();
    await settle();
    document.body.append(first);
    await settle();
    expect(calls).toEqual(['early 1', 'late 1', 'early 2', 'late 2']);
  });

  test('a callback that fails harms nobody', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    window.merchantCheckout?.push(() => {
      throw new Error('page bug');
    });
    await mount({ campaign: '1' });
    expect(warn).toHaveBeenCalledOnce();
    expect(checkout.apps).toHaveLength(1);
  });
});

describe('modal mode', () => {
  function trigger(id: string): HTMLElement {
    const link = document.createElement('a');
    link.href = '#elsewhere';
    link.setAttribute('data-merchant-checkout-open', `#${id}`);
    document.body.append(link);
    return link;
  }

  test('loads nothing until it is opened, by a trigger that came later', async () => {
    const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
    expect([requests.length, checkout.apps.length]).toEqual([0, 0]);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    trigger('mc').dispatchEvent(click);
    await settle();
    expect(click.defaultPrevented).toBe(true);
    expect([dialogOf(element)?.open, checkout.apps.length]).toEqual([true, 1]);
  });

  test('opens for whoever pressed the trigger before its chunk has come', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    checkout = defineFake(`x-late-${crypto.randomUUID()}`, {
      dialogMode: async () => {
        await arrival;
        return { createDialogMode };
      },
    });
    const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
    trigger('mc').click();
    await settle();
    expect([dialogOf(element), checkout.apps.length]).toEqual([null, 1]);
    arrive();
    await settle();
    expect(dialogOf(element)?.open).toBe(true);
  });

  describe('on a return from payment', () => {
    const returnWith = (nonce: string, owner: string) => {
      window.sessionStorage.setItem('merchant-checkout:return:n-1', owner);
      window.history.replaceState(null, '', `/?mc-return=payment&mc-nonce=${nonce}`);
    };
    afterEach(() => window.sessionStorage.clear());

    test('opens by itself, once, where the customer left it', async () => {
      returnWith('n-1', 'merchant-checkout:1:mc:booking_voucher:1:-:1:-:-');
      const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
      await vi.waitFor(() => expect(checkout.apps).toHaveLength(1));
      expect(dialogOf(element)?.open).toBe(true);
      element.close();
      element.setAttribute('mode', 'button');
      await settle();
      expect(dialogOf(element)?.open).toBe(false);
    });

    test('stays closed where another element was left, or nobody knows the way back', async () => {
      returnWith('n-1', 'merchant-checkout:1:other:booking_voucher:1:-:1:-:-');
      const first = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
      returnWith('made-up', 'merchant-checkout:1:second:booking_voucher:1:-:1:-:-');
      const second = await mount({ campaign: '1', mode: 'button', id: 'second' });
      expect([dialogOf(first)?.open, dialogOf(second)?.open]).toEqual([false, false]);
      expect(checkout.apps).toEqual([]);
    });
  });

  test('stays closed when it was closed again before its chunk has come', async () => {
    const element = await mount({ campaign: '1', mode: 'modal' });
    element.open();
    element.close();
    await settle();
    expect([dialogOf(element)?.open, checkout.apps.length]).toEqual([false, 0]);
  });

  test('gives the fallback back and tells the page when its chunk is lost, and tries again', async () => {
    let isLost = true;
    checkout = defineFake(`x-lost-${crypto.randomUUID()}`, {
      dialogMode: async () => {
        if (isLost) throw new Error('chunk');
        return { createDialogMode };
      },
    });
    vi.useFakeTimers();
    const errors = hear(document, 'error');
    const element = checkout.create();
    element.setAttribute('mode', 'modal');
    element.setAttribute('campaign', '1');
    document.body.append(element);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(errors).toEqual([expect.objectContaining({ code: 'network' })]);
    expect(shellOf(element).textContent).toContain('Tentar de novo');
    isLost = false;
    element.open();
    await settle();
    expect(dialogOf(element)?.open).toBe(true);
  });

  test('closing tells the page once and keeps the app for the next time', async () => {
    const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
    const closed = hear(document, 'close');
    element.open();
    await settle();
    checkout.apps[0]?.port.onClose();
    await settle();
    expect([dialogOf(element)?.open, closed.length]).toEqual([false, 1]);
    element.open();
    await settle();
    expect([dialogOf(element)?.open, checkout.apps.length]).toEqual([true, 1]);
  });

  describe.each(['modal', 'button'])('the fallback of mode="%s"', (mode) => {
    /** The first slot of a tree gets the children. */
    const fallbackIsInPage = (element: HTMLElement) =>
      element.shadowRoot?.querySelector('slot')?.closest('dialog') === null;

    test('stays out of the page while all is well, and shows there after a problem', async () => {
      const element = await mount({ campaign: '1', mode });
      element.append('Reservar por telefone');
      expect(fallbackIsInPage(element)).toBe(false);
      element.open();
      await settle();
      checkout.apps[0]?.port.onReady('booking_voucher');
      expect(fallbackIsInPage(element)).toBe(false);
      checkout.apps[0]?.port.onFatal();
      expect(fallbackIsInPage(element)).toBe(false);
      element.close();
      await settle();
      expect(fallbackIsInPage(element)).toBe(true);
      element.open();
      await settle();
      expect(fallbackIsInPage(element)).toBe(false);
    });

    test('shows in the page where nothing may be requested', async () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      const element = await mount({ campaign: '1', mode, middleware: 'ftp://x' });
      expect([fallbackIsInPage(element), requests.length]).toEqual([true, 0]);
    });
  });

  test('a removed element no longer answers its trigger', async () => {
    const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
    element.remove();
    await settle();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    trigger('mc').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  test('another element’s trigger opens nothing', async () => {
    const element = await mount({ campaign: '1', mode: 'modal', id: 'mc' });
    trigger('other').click();
    await settle();
    expect(dialogOf(element)?.open).toBe(false);
  });

  test('button mode floats a button in the element’s language', async () => {
    const element = await mount({ campaign: '1', mode: 'button', lang: 'en' });
    const button = element.shadowRoot?.querySelector<HTMLElement>('.shell-launcher');
    expect(button?.textContent).toBe('Book');
    button?.click();
    await settle();
    expect(dialogOf(element)?.open).toBe(true);
  });
});
