// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';

import { fakeParent } from '../testing/fake-parent.ts';
import { cleanAddress } from './clean-address.ts';
import { isNativeClient } from './is-native-client.ts';
import { locate } from './locate.ts';
import { onPageShown } from './page-shown.ts';

test.each([
  ['WEB', 'WIDGET', false],
  ['WEB', 'WEB', false],
  ['WEB', 'IOS', true],
  ['WEB', 'ANDROID', true],
  ['IOS', 'WIDGET', true],
  ['ANDROID', 'WEB', true],
])('application %s on platform %s runs in an app: %s', (application, platform, isNative) => {
  const config = { clientApplication: application, clientPlatform: platform };
  expect(isNativeClient(config)).toBe(isNative);
});

describe('the return of the page', () => {
  const stop = new AbortController();
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('is told when it is seen again, comes back from the history or has focus', () => {
    const listener = vi.fn();
    const end = onPageShown(window, stop.signal, () => listener());
    show('hidden');
    expect(listener).not.toHaveBeenCalled();
    show('visible');
    window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new Event('focus'));
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    show('visible');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('is told to nobody after the element has gone', () => {
    const listener = vi.fn();
    onPageShown(window, stop.signal, listener);
    stop.abort();
    onPageShown(window, stop.signal, listener);
    window.dispatchEvent(new Event('focus'));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the address bar', () => {
  function pageAt(address: string) {
    const replaceState = vi.fn();
    const page = Object.assign(Object.create(null) as Window, {
      location: new URL(address),
      history: { state: 7, replaceState },
    });
    return { page, replaceState };
  }

  test('loses the named parameters and keeps the others letter for letter', () => {
    const { page, replaceState } = pageAt('https://tasca.pt/a?x=1&mc-return=9&y=%20#mc-return=1&z');
    cleanAddress(page, ['mc-return']);
    expect(replaceState).toHaveBeenCalledWith(7, '', '/a?x=1&y=%20#z');
  });

  test('is left alone where it has none of them, and where the page may not change it', () => {
    const untouched = pageAt('https://tasca.pt/a?x=1');
    cleanAddress(untouched.page, ['mc-return']);
    expect(untouched.replaceState).not.toHaveBeenCalled();
    const sandboxed = pageAt('https://tasca.pt/a?x=1');
    sandboxed.replaceState.mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(() => cleanAddress(sandboxed.page, ['x'])).not.toThrow();
  });
});

describe('the position of the visitor', () => {
  type Ask = (good: (position: unknown) => void, bad: (error: unknown) => void) => void;

  const pageWith = (ask: Ask | null) =>
    Object.assign(Object.create(null) as Window, {
      navigator: ask ? { geolocation: { getCurrentPosition: ask } } : {},
    });
  const here: Ask = (good) => good({ coords: { latitude: 38.7, longitude: -9.1 } });
  const warn = vi.fn<(message: string) => void>();

  afterEach(() => warn.mockReset());

  test('comes from the browser', async () => {
    const { parent } = fakeParent(null);
    expect(await locate({ page: pageWith(here), parent, warn })).toEqual({
      latitude: 38.7,
      longitude: -9.1,
    });
  });

  test('comes from the parent window where it knows', async () => {
    const answer = { latitude: 41.15, longitude: -8.61, name: 'Ana' };
    const { parent } = fakeParent({ location: { result: answer } });
    expect(await locate({ page: pageWith(null), parent, warn })).toEqual({
      latitude: 41.15,
      longitude: -8.61,
    });
  });

  test.each([
    ['refuses', { status: 404 }],
    ['says nothing', { result: null }],
    ['names no place on earth', { result: { latitude: 91, longitude: 0 } }],
    ['names half a place', { result: { latitude: 1 } }],
    ['answers in words', { result: { latitude: 'north', longitude: 'west' } }],
  ])('comes from the browser where the parent window %s', async (_, answer) => {
    const { parent } = fakeParent({ location: answer });
    expect(await locate({ page: pageWith(here), parent, warn })).toMatchObject({ latitude: 38.7 });
  });

  test.each([
    ['is refused', (_: unknown, bad: (error: unknown) => void) => bad({ code: 1 })],
    ['is unknown to this browser', null],
  ])('that %s is only logged', async (_, ask) => {
    const { parent } = fakeParent(null);
    expect(await locate({ page: pageWith(ask), parent, warn })).toBe(null);
    expect(warn).toHaveBeenCalledOnce();
  });
});
