// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createHost } from './host.ts';
import type { Host, HostConfig } from './host.ts';

const DEFAULTS: HostConfig = {
  middleware: 'https://platform.example',
  parentOrigin: null,
  cspNonce: null,
  analytics: 'off',
  consent: 'all',
  clientApplication: 'WEB',
  clientPlatform: 'WIDGET',
};

let element: HTMLElement;
let host: Host;
let config: HostConfig;

const makeHost = () =>
  createHost({ element, config: () => config, onClose: () => {}, onStartOver: () => {} });

beforeEach(() => {
  vi.useFakeTimers();
  config = DEFAULTS;
  element = document.createElement('div');
  document.body.append(element);
  host = makeHost();
});

afterEach(() => {
  host.dispose();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const regions = () => [...document.body.querySelectorAll<HTMLElement>('[aria-live]')];

describe('the live region', () => {
  test('stands empty in the page before its first text and says the last one', () => {
    expect(regions().map((each) => each.textContent)).toEqual(['']);
    host.announce('Step 1', 'en-GB');
    host.announce('Passo 2', 'pt-PT');
    expect(regions()[0]?.textContent).toBe('');
    vi.runAllTimers();
    expect([regions()[0]?.textContent, regions()[0]?.lang]).toEqual(['Passo 2', 'pt-PT']);
  });

  test('is one per element and is removed with it', () => {
    const other = makeHost();
    expect(regions()).toHaveLength(2);
    host.announce('Passo 1', 'pt-PT');
    host.dispose();
    expect([regions().length, vi.getTimerCount()]).toEqual([1, 0]);
    other.dispose();
    expect(regions()).toHaveLength(0);
  });
});

test('no timer runs after the element has gone, and none starts', () => {
  const run = vi.fn();
  host.after(10, run);
  host.dispose();
  host.after(10, run);
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});

test('a cancelled timer does not run', () => {
  const run = vi.fn();
  host.after(10, run)();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});

test('connectivity is observed until it is stopped or the element is removed', () => {
  const receivedEvents: boolean[] = [];
  const stop = host.onConnectivity((online) => receivedEvents.push(online));
  host.onConnectivity((online) => receivedEvents.push(online));
  window.dispatchEvent(new Event('offline'));
  stop();
  window.dispatchEvent(new Event('online'));
  host.dispose();
  window.dispatchEvent(new Event('offline'));
  expect(receivedEvents).toEqual([false, false, true]);
});

test.each([
  ['submit', true],
  ['redirect', true],
  ['navigate', true],
  ['removeitem', true],
  ['ready', false],
  ['step', false],
  ['login', false],
  ['logout', false],
  ['cart', false],
  ['reserved', false],
  ['pending', false],
  ['paid', false],
  ['order', false],
  ['close', false],
  ['error', false],
  ['track', false],
] as const)(
  'the event "%s" bubbles and is composed; a page can cancel it: %s',
  (name, canCancel) => {
    const receivedEvents: Event[] = [];
    const listen = (event: Event) => void receivedEvents.push(event);
    document.addEventListener(`merchant-checkout:${name}`, listen, { once: true });
    host.emit<'close'>(name as 'close', {});
    expect(
      receivedEvents.map(({ bubbles, composed, cancelable }) => [bubbles, composed, cancelable]),
    ).toEqual([[true, true, canCancel]]);
  },
);

test('events bubble, leave shadow roots, and only some can be cancelled', () => {
  const receivedEvents: Event[] = [];
  const listen = (event: Event) => {
    receivedEvents.push(event);
    event.preventDefault();
  };
  document.addEventListener('merchant-checkout:submit', listen);
  document.addEventListener('merchant-checkout:logout', listen);
  expect(host.emit('submit', { kind: 'booking', intent: 'K7Q2M9XC' })).toBe(false);
  expect(host.emit('logout', {})).toBe(true);
  expect(receivedEvents.map((event) => event.composed)).toEqual([true, true]);
  document.removeEventListener('merchant-checkout:submit', listen);
  document.removeEventListener('merchant-checkout:logout', listen);
});

test('every event is sent with a hyphen too, with the same detail', () => {
  const receivedEvents: unknown[] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) receivedEvents.push([event.type, event.detail]);
  };
  const names = ['merchant-checkout:reserved', 'merchant-checkout-reserved'];
  const detail = { transactionId: '7', kind: 'booking', valueCharged: 0 } as const;
  for (const name of names) document.addEventListener(name, listen, { once: true });
  host.emit('reserved', detail);
  expect(receivedEvents).toEqual(names.map((name) => [name, detail]));
});

test.each(['merchant-checkout:submit', 'merchant-checkout-submit'])(
  'a page that cancels %s cancels the event under both names',
  (name) => {
    document.addEventListener(name, (event) => event.preventDefault(), { once: true });
    expect(host.emit('submit', { kind: 'booking', intent: 'K7Q2M9XC' })).toBe(false);
  },
);

describe('links', () => {
  test('open in a new tab that cannot reach back', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    host.openUrl('terms', 'https://tasca.pt/termos');
    expect(open).toHaveBeenCalledWith('https://tasca.pt/termos', '_blank', 'noopener,noreferrer');
  });

  test('are left to a page that cancels the event', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    element.addEventListener('merchant-checkout:navigate', (event) => event.preventDefault());
    host.openUrl('terms', 'https://tasca.pt/termos');
    expect(open).not.toHaveBeenCalled();
  });

  test.each([
    '/terms',
    'http://tasca.pt',
    'ftp://tasca.pt',
    'https://a:b@tasca.pt',
    'data:text/html,x',
  ])('lead nowhere with an unsafe address: %s', (url) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const errors = vi.fn();
    element.addEventListener('merchant-checkout:error', errors);
    host.openUrl('terms', url);
    expect(open).not.toHaveBeenCalled();
    expect(errors).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '<merchant-checkout>: The link "terms" is no absolute https URL.',
    );
  });
});

test('clipboard and share sheet answer false where the browser has none or refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  expect(await host.copyText('a')).toBe(false);
  expect(await host.share({ title: 'a', text: 'b' })).toBe(false);
});

test('random ids are long and differ', () => {
  expect(host.randomId()).toMatch(/^[0-9a-f]{32}$/);
  expect(host.randomId()).not.toBe(host.randomId());
});

test('a moment to measure is announced to the page with its name', () => {
  const receivedEvents: unknown[] = [];
  element.addEventListener('merchant-checkout:track', (event) => {
    receivedEvents.push(event instanceof CustomEvent && event.detail);
  });
  host.track('purchase', { value: 12.5, currency: 'EUR' });
  expect(receivedEvents).toEqual([{ name: 'purchase', params: { value: 12.5, currency: 'EUR' } }]);
});

test('a moment to measure reaches the tag manager only when the page asks for it', () => {
  host.track('login', { method: 'email' });
  expect(window.dataLayer).toBeUndefined();
  config = { ...DEFAULTS, analytics: 'datalayer' };
  host.track('login', { method: 'email' });
  expect(window.dataLayer).toEqual([{ event: 'login', method: 'email' }]);
});

test('nothing is measured with consent="necessary", whatever else is set', () => {
  const receivedEvents = vi.fn();
  element.addEventListener('merchant-checkout:track', receivedEvents);
  Reflect.deleteProperty(window, 'dataLayer');
  config = { ...DEFAULTS, analytics: 'datalayer', consent: 'necessary' };
  host.track('login', { method: 'email' });
  expect([receivedEvents.mock.calls, window.dataLayer]).toEqual([[], undefined]);
  config = { ...config, consent: 'all' };
  host.track('login', { method: 'email' });
  expect([receivedEvents.mock.calls.length, window.dataLayer?.length]).toEqual([1, 1]);
});

test.each([
  [
    'all',
    '?p=7&utm_source=boletim&token=a&utm_campaign=ver%C3%A3o+26#mesa',
    '?utm_source=boletim&utm_campaign=ver%C3%A3o+26',
  ],
  ['all', '?p=7', ''],
  ['necessary', '?p=7&utm_source=boletim', ''],
] as const)(
  'the referrer link with consent="%s" of a page %s ends in "%s"',
  (consent, query, kept) => {
    const before = window.location.href;
    window.history.replaceState(null, '', `/loja${query}`);
    config = { ...DEFAULTS, consent };
    expect(host.refererLink()).toBe(`${window.location.origin}/loja${kept}`);
    expect(host.pageAddress()).toBe(`${window.location.origin}/loja`);
    window.history.replaceState(null, '', before);
  },
);

test('attributes that change at run time count from then on', () => {
  expect(host.isNativeClient()).toBe(false);
  config = { ...DEFAULTS, clientApplication: 'IOS' };
  expect(host.isNativeClient()).toBe(true);
});

test('a page that nothing frames has no parent window, whatever origin is named', async () => {
  config = { ...DEFAULTS, parentOrigin: 'https://platform.example' };
  expect(host.parent.isThere()).toBe(false);
  await expect(host.parent.ask('location', {})).rejects.toMatchObject({ status: 501 });
});

test('an unsafe address of a payment page is a result and no exception', async () => {
  expect(await host.redirect('http://pay.example', 'payment')).toMatchObject({ kind: 'failed' });
});
