// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { MerchantCheckoutElement } from './merchant-checkout-element.ts';
import { defineFake, type FakeDefinition } from '../../test/support/element/fake-environment.ts';

const never = new Promise<never>(() => {});
const aborted = expect.objectContaining({ name: 'AbortError' });

let checkout: FakeDefinition;

beforeEach(() => {
  window.fetch = async () => new Response('{}');
  checkout = defineFake(`x-settling-${crypto.randomUUID()}`);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Lets microtasks and the task in which a removal is noticed run. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, 1));
}

async function mount(attributes: Record<string, string> = {}): Promise<MerchantCheckoutElement> {
  const element = checkout.create();
  const given = { campaign: '1', ...attributes };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  document.body.append(element);
  await settle();
  return element;
}

/** The present state of a promise. */
async function outcomeOf(promise: Promise<void>): Promise<unknown> {
  const waiting = new Promise((resolve) => setTimeout(() => resolve('pending'), 5));
  const settled = promise.then(
    () => 'resolved',
    (reason: unknown) => reason,
  );
  return Promise.race([settled, waiting]);
}

/** An element whose app can never be loaded, after it has given up. */
async function mountBroken(): Promise<MerchantCheckoutElement> {
  checkout = defineFake(`x-broken-${crypto.randomUUID()}`, {
    app: async () => {
      throw new Error('chunk');
    },
  });
  vi.useFakeTimers();
  const element = checkout.create();
  element.setAttribute('campaign', '1');
  document.body.append(element);
  return element;
}

describe('refresh()', () => {
  test('resolves when the data has been read again', async () => {
    const element = await mount();
    let arrive = () => {};
    const answer = new Promise<void>((resolve) => (arrive = resolve));
    Object.assign(checkout.apps[0] ?? {}, { read: () => answer });
    const refreshed = element.refresh();
    expect(await outcomeOf(refreshed)).toBe('pending');
    arrive();
    expect(await outcomeOf(refreshed)).toBe('resolved');
  });

  test('rejects with what kept the data from being read', async () => {
    const element = await mount();
    const failure = new Error('nothing was read');
    Object.assign(checkout.apps[0] ?? {}, { read: () => Promise.reject(failure) });
    expect(await outcomeOf(element.refresh())).toBe(failure);
  });

  test('rejects when the app cannot be loaded', async () => {
    const element = await mountBroken();
    const refreshed = element.refresh();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await outcomeOf(refreshed)).toEqual(new Error('The checkout cannot be shown.'));
  });

  test('rejects while nothing can be shown, and works again after restart()', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const element = await mount({ middleware: 'http://example.com' });
    expect(await outcomeOf(element.refresh())).toEqual(new Error('The checkout cannot be shown.'));
    element.setAttribute('middleware', 'https://mw.example');
    expect(await outcomeOf(element.refresh())).toBe('resolved');
    expect(checkout.apps[0]?.calls).toEqual(['refresh']);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('loads everything again after a failed load, and rejects when that fails too', async () => {
    let isLost = true;
    let asked = 0;
    checkout = defineFake(`x-lost-${crypto.randomUUID()}`, {
      screen: async () => {
        asked += 1;
        if (isLost) throw new Error('chunk');
      },
    });
    vi.useFakeTimers();
    const element = checkout.create();
    element.setAttribute('campaign', '1');
    document.body.append(element);
    await vi.runAllTimersAsync();
    const before = asked;
    const failing = element.refresh();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await outcomeOf(failing)).toEqual(new Error('The checkout cannot be shown.'));
    expect(asked).toBeGreaterThan(before);
    isLost = false;
    expect(await outcomeOf(element.refresh())).toBe('resolved');
    checkout.apps[0]?.port.onReady();
    expect(await outcomeOf(element.ready)).toBe('resolved');
  });

  test.each([
    ['while the app is on its way', { app: () => never }],
    ['while the data is on its way', {}],
  ])('rejects with an AbortError when the element is removed %s', async (_, loaders) => {
    checkout = defineFake(`x-removed-${crypto.randomUUID()}`, loaders);
    const element = await mount();
    Object.assign(checkout.apps[0] ?? {}, { read: () => never });
    const refreshed = element.refresh();
    element.remove();
    await settle();
    expect(await outcomeOf(refreshed)).toEqual(aborted);
  });

  test('resolves at once before the dialog is opened: opening reads everything', async () => {
    const element = await mount({ mode: 'modal' });
    expect(await outcomeOf(element.refresh())).toBe('resolved');
    expect(checkout.apps).toHaveLength(0);
  });

  test('without a listener is no unhandled rejection', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const element = await mount();
    Object.assign(checkout.apps[0] ?? {}, { read: () => Promise.reject(new Error('lost')) });
    void element.refresh();
    await settle();
    Object.assign(checkout.apps[0] ?? {}, { read: () => never });
    void element.refresh();
    element.remove();
    await settle();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('ready', () => {
  test('rejects with an AbortError when the element is removed before its first step shows', async () => {
    const element = await mount();
    const { ready } = element;
    element.remove();
    await settle();
    expect(await outcomeOf(ready)).toEqual(aborted);
  });

  test('is another promise for an element that comes back', async () => {
    const element = await mount();
    const { ready } = element;
    element.remove();
    await settle();
    document.body.append(element);
    await settle();
    checkout.apps[1]?.port.onReady();
    expect(await outcomeOf(element.ready)).toBe('resolved');
    expect(await outcomeOf(ready)).toEqual(aborted);
  });

  test('stays resolved when the element is removed later', async () => {
    const element = await mount();
    const { ready } = element;
    checkout.apps[0]?.port.onReady();
    element.remove();
    await settle();
    expect(await outcomeOf(ready)).toBe('resolved');
  });

  test('rejects when the view crashes: the fallback shows, and the page hears of an internal error', async () => {
    const element = await mount();
    const receivedEvents: unknown[] = [];
    element.addEventListener('merchant-checkout:error', ({ detail }) =>
      receivedEvents.push(detail),
    );
    const { ready } = element;
    checkout.apps[0]?.port.onCrash(new Error('render'));
    expect(await outcomeOf(ready)).toEqual(new Error('The checkout cannot be shown.'));
    expect(receivedEvents).toEqual([{ code: 'internal', status: null, message: 'Error: render' }]);
    expect(element.shadowRoot?.querySelector('[data-state="fatal"] slot')).not.toBeNull();
    expect(checkout.apps[0]?.calls).toEqual(['dispose']);
  });

  test('is another promise for a checkout that the page restarts when it hears of a crash', async () => {
    const element = await mount();
    element.addEventListener('merchant-checkout:error', () => element.setAttribute('shop', '2'));
    checkout.apps[0]?.port.onCrash(new Error('render'));
    await settle();
    expect(await outcomeOf(element.ready)).toBe('pending');
    checkout.apps[1]?.port.onReady();
    expect(await outcomeOf(element.ready)).toBe('resolved');
  });

  test('rejects when the app says that its flow cannot be shown', async () => {
    const element = await mount();
    checkout.apps[0]?.port.onFatal();
    expect(await outcomeOf(element.ready)).toEqual(new Error('The checkout cannot be shown.'));
  });
});
