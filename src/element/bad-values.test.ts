// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';

import {
  setUpElementPage,
  settle,
  hear,
  shellOf,
  stateOf,
} from '../../test/support/element/element-page.ts';

const page = setUpElementPage();
const { mount, requests } = page;

describe('bad values', () => {
  test.each([
    ['an attribute that cannot be used', { 'time-zone': 'Mars/Olympus' }, '"time-zone"'],
    ['an id of a user without a token', { 'user-id': '1001' }, '"token"'],
  ])(
    '%s gives one warning and one error event, also when something else changes later',
    async (_, attributes, named) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const errors = hear(document, 'error');
      const element = await mount({ campaign: '1', ...attributes });
      element.setAttribute('theme', 'dark');
      await settle();
      expect(warn).toHaveBeenCalledOnce();
      expect(errors).toEqual([
        { code: 'config', status: null, message: expect.stringContaining(named) },
      ]);
      expect(page.checkout.apps[0]?.port.config.timeZone).toBe('Europe/Lisbon');
    },
  );

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
    expect([requests.length, page.checkout.apps.length, stateOf(element)]).toEqual([0, 0, 'fatal']);
    expect(errors).toEqual([
      { code: 'config', status: null, message: expect.stringContaining('"middleware"') },
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"middleware"'));
    element.setAttribute('middleware', 'https://mw.example');
    await settle();
    expect(page.checkout.apps).toHaveLength(1);
  });

  test('a cart without one usable row sends nothing, shows the fallback, and can be put right', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const errors = hear(document, 'error');
    const element = await mount({ campaign: '107', 'cart-items': '[{"id":1,"qty":null}]' });
    expect([requests.length, page.checkout.apps.length, stateOf(element)]).toEqual([0, 0, 'fatal']);
    expect(errors).toMatchObject([{ code: 'config' }]);
    element.setAttribute('cart-items', '[{"id":1}]');
    await settle();
    expect(page.checkout.apps[0]?.config.cartItems).toEqual([{ id: '1', productId: '1', qty: 1 }]);
    element.setAttribute('cart-items', '[{}]');
    await settle();
    expect([page.checkout.apps.length, stateOf(element)]).toEqual([1, 'fatal']);
  });

  test('a middleware at run time that cannot be used leaves the one in use', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const element = await mount({ campaign: '1', middleware: 'https://mw.example' });
    element.setAttribute('middleware', 'ftp://mw.example');
    await settle();
    element.setAttribute('campaign', '2');
    await settle();
    expect(warn).toHaveBeenCalledOnce();
    expect(page.checkout.apps[0]?.config).toMatchObject({
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
    expect(page.checkout.apps.map(({ port }) => port.config.middleware)).toEqual([
      'https://mw.example',
      'https://mw.example',
    ]);
  });
});
