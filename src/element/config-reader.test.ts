// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';

import { createConfigReader } from './config-reader.ts';
import type { ElementLoaders } from './element-environment.ts';
import { defineFake } from '../../test/support/element/fake-environment.ts';

const MIDDLEWARE = 'https://mw.example';
const FIXED = 'The attribute "middleware" is fixed when the element first connects.';
const BAD_SHOP = expect.stringContaining('"shop" takes ');
const BAD_THEME = expect.stringContaining('"theme" takes ');

afterEach(() => {
  document.documentElement.lang = '';
  window.history.replaceState(null, '', '/');
});

/** Reads the attributes of one element again and again, and collects what is reported each time. */
function createReading(own: Partial<ElementLoaders> = {}) {
  const told: string[] = [];
  const { environment } = defineFake(`x-reading-${crypto.randomUUID()}`, own);
  const element = document.body.appendChild(document.createElement('div'));
  element.addEventListener('merchant-checkout:error', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { message, ...rest } = event.detail;
    expect(rest).toEqual({ code: 'config', status: null });
    told.push(message);
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const read = createConfigReader(element);
  return async (attributes: Record<string, string>, properties: Record<string, unknown> = {}) => {
    const values = {
      attribute: (name: string) => attributes[name] ?? null,
      property: (key: string) => properties[key],
    };
    const { config, fatal } = read(values, environment);
    // The words come in a moment.
    await new Promise((resolve) => setTimeout(resolve));
    const messages = told.splice(0);
    const warnings = messages.map((message) => [`<merchant-checkout>: ${message}`]);
    expect(warn.mock.calls.splice(0)).toEqual(warnings);
    return { middleware: config.middleware, config, fatal, messages };
  };
}

test('an element takes the language and the parameters of its page', async () => {
  document.documentElement.lang = 'es-MX';
  window.history.replaceState(null, '', '/?id=7');
  const { config, messages } = await createReading()({});
  expect(config).toMatchObject({ language: 'es_ES', campaignId: '7' });
  expect(config.middleware).toBe('https://checkout.example');
  expect(messages).toEqual([]);
});

describe('a bad value is reported', () => {
  test('once, by one warning and one error event, while it stays', async () => {
    const read = createReading();
    const bad = { shop: '..' };
    expect((await read(bad)).messages).toEqual([BAD_SHOP]);
    expect((await read(bad)).messages).toEqual([]);
    expect((await read({ ...bad, lang: 'en' })).messages).toEqual([]);
  });

  test('again, when it is put right and comes back', async () => {
    const read = createReading();
    await read({ shop: '..' });
    expect((await read({ shop: '1' })).messages).toEqual([]);
    expect((await read({ shop: '..' })).messages).toEqual([BAD_SHOP]);
  });

  test('when another bad value takes its place', async () => {
    const read = createReading();
    await read({ shop: '..' });
    expect((await read({ shop: '/' })).messages).toEqual([BAD_SHOP]);
  });

  test('beside one that is known, even if both are the same text', async () => {
    const read = createReading();
    await read({ shop: '..' });
    expect((await read({ shop: '..', theme: '..' })).messages).toEqual([BAD_THEME]);
    expect((await read({ shop: '..', theme: '..' })).messages).toEqual([]);
  });

  test('where a name in it is unknown, with the names that exist', async () => {
    const read = createReading();
    const given = { links: '{"imprint":"https://x.pt/"}', prefill: '{"mail":"ana@x.pt"}' };
    expect((await read(given)).messages).toEqual([
      expect.stringMatching(/"prefill" takes .*\bemail\b.*"mail"/),
      expect.stringMatching(/"links" takes .*\bprivacy\b.*"imprint"/),
    ]);
    expect((await read(given)).messages).toEqual([]);
  });

  test('once, where a page sets an equal object at each render', async () => {
    const read = createReading();
    const render = (mail: string) => ({
      prefill: { mail },
      links: { imprint: 'https://x.pt/' },
      cartItems: [{ id: '..' }],
    });
    expect((await read({}, render('ana@x.pt'))).messages).toHaveLength(3);
    expect((await read({}, render('ana@x.pt'))).messages).toEqual([]);
    expect((await read({}, render('rui@x.pt'))).messages).toEqual([
      expect.stringContaining('"prefill" takes '),
    ]);
  });

  test('again, where the page changes its object and sets it again', async () => {
    const read = createReading();
    const links: Record<string, string> = { imprint: 'https://x.pt/' };
    await read({}, { links });
    links['about'] = 'https://x.pt/about';
    expect((await read({}, { links })).messages).toEqual([expect.stringContaining('"about"')]);
  });

  test('once, where an object refers to itself', async () => {
    const read = createReading();
    const render = () => {
      const links: Record<string, unknown> = { imprint: 'https://x.pt/' };
      links['self'] = links;
      return { links };
    };
    expect((await read({}, render())).messages).toHaveLength(1);
    expect((await read({}, render())).messages).toEqual([]);
  });

  test('without the words where these cannot be loaded', async () => {
    const problemTexts = async () => Promise.reject(new Error('chunk'));
    const { messages } = await createReading({ problemTexts })({ shop: '..' });
    expect(messages).toEqual(['The shop cannot be used.']);
  });

  test('by words that are not loaded where every value is good', async () => {
    const problemTexts = vi.fn<ElementLoaders['problemTexts']>();
    await createReading({ problemTexts })({ shop: '1' });
    expect(problemTexts).not.toHaveBeenCalled();
  });
});

describe('the middleware', () => {
  test('keeps the first value, and reports another one', async () => {
    const read = createReading();
    await read({ middleware: MIDDLEWARE });
    expect(await read({ middleware: `${MIDDLEWARE}/` })).toMatchObject({ messages: [] });
    expect(await read({ middleware: 'https://evil.example' })).toMatchObject({
      middleware: MIDDLEWARE,
      fatal: false,
      messages: [FIXED],
    });
    expect(await read({ middleware: 'https://evil.example' })).toMatchObject({
      middleware: MIDDLEWARE,
      messages: [],
    });
  });

  test('stays where a later one cannot be used', async () => {
    const read = createReading();
    await read({ middleware: MIDDLEWARE });
    expect(await read({ middleware: 'ftp://mw.example' })).toMatchObject({
      middleware: MIDDLEWARE,
      fatal: false,
      messages: [expect.stringContaining('"middleware" takes ')],
    });
  });

  test('is the first one that can be used', async () => {
    const read = createReading();
    const bad = expect.stringContaining('"middleware" takes ');
    expect(await read({ middleware: 'ftp://mw.example' })).toMatchObject({
      middleware: '',
      fatal: true,
      messages: [bad],
    });
    expect(await read({ middleware: MIDDLEWARE })).toMatchObject({
      middleware: MIDDLEWARE,
      fatal: false,
      messages: [],
    });
  });

  test('that is fixed does not help an order of which no row can be used', async () => {
    const read = createReading();
    const good = { middleware: MIDDLEWARE, shop: '1', menu: '' };
    expect(await read(good)).toMatchObject({ fatal: false });
    expect(await read({ ...good, cart: '..' })).toMatchObject({ fatal: true });
  });
});
