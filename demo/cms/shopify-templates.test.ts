// @vitest-environment happy-dom
/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { Liquid, type TagToken, type TopLevelToken } from 'liquidjs';
import { describe, expect, test } from 'vitest';

import { ATTRIBUTE_KEYS, ATTRIBUTES, attributeName } from '../../src/lib/config/attributes.ts';

interface Setting {
  id: string;
  default?: string | boolean;
  options?: readonly { value: string }[];
}

/** The two tags that Shopify adds to Liquid: one is read by the editor, the other is a style element. */
function shopifyLiquid(): Liquid {
  const liquid = new Liquid();
  for (const [name, wrap] of [
    ['schema', () => ''],
    ['style', (text: string) => `<style>${text}</style>`],
  ] as const) {
    liquid.registerTag(name, {
      parse(_token: TagToken, rest: TopLevelToken[]) {
        this['templates'] = [];
        const stream = this.liquid.parser
          .parseStream(rest)
          .on(`tag:end${name}`, () => stream.stop())
          .on('template', (template) => this['templates'].push(template));
        stream.start();
      },
      *render(context): Generator<unknown, string, unknown> {
        return wrap(String(yield this.liquid.renderer.renderTemplates(this['templates'], context)));
      },
    });
  }
  return liquid;
}

const TEMPLATES = [
  { owner: 'section', path: 'sections/merchant-checkout.liquid' },
  { owner: 'block', path: 'extension/blocks/merchant-checkout-embed.liquid' },
];

describe.each(TEMPLATES)('the Shopify $owner', ({ owner, path }) => {
  const source = readFileSync(`demo/cms/shopify/${path}`, 'utf8');
  const [, schema = ''] = /\{% schema %\}([\s\S]*)\{% endschema %\}/.exec(source) ?? [];
  const { settings }: { settings: readonly Setting[] } = JSON.parse(schema);
  const defaults = Object.fromEntries(settings.map(({ id, default: value }) => [id, value ?? '']));

  /** The page as Shopify renders it with what a merchant has set. */
  function page(given: Record<string, string | boolean>, request = {}): Document {
    const itself = { id: 'a1', settings: { ...defaults, ...given } };
    const html = shopifyLiquid().parseAndRenderSync(source, { [owner]: itself, request });
    return new DOMParser().parseFromString(html, 'text/html');
  }
  const HOST = { host: 'https://cdn.example/' };
  const element = (given: Record<string, string | boolean>): Element => {
    const found = page({ ...HOST, ...given }).querySelector('merchant-checkout');
    if (!found) throw new Error('There is no element.');
    return found;
  };

  test('writes nothing for visitors until it knows the folder of the script', () => {
    expect(page({}).body.textContent.trim()).toBe('');
    expect(page({}, { design_mode: true }).body.textContent).toContain('name the folder');
  });

  test('loads the script of the folder, as one file if that is set', () => {
    const script = (given: Record<string, string | boolean>) =>
      page({ ...HOST, ...given })
        .querySelector('script[type=module]')
        ?.getAttribute('src');
    expect(script({})).toBe('https://cdn.example/merchant-checkout.js');
    expect(script({ standalone: true })).toBe(
      'https://cdn.example/merchant-checkout.standalone.js',
    );
  });

  test('writes ids, address, language and mode as attributes, escaped', () => {
    const written = element({
      shop: '12"><script>',
      middleware: ' sandbox: ',
      lang: 'es',
      mode: 'modal',
    });
    expect(written.getAttribute('shop')).toBe('12"><script>');
    expect(written.getAttribute('middleware')).toBe('sandbox:');
    expect(written.getAttribute('lang')).toBe('es');
    expect(written.getAttribute('mode')).toBe('modal');
  });

  test('leaves the language to the page and the platform to the script where nothing is set', () => {
    const written = element({});
    for (const name of ['lang', 'middleware', 'shop', 'theme'])
      expect(written.hasAttribute(name), name).toBe(false);
  });

  test.each(settings.flatMap(({ id, options = [] }) => options.map(({ value }) => [id, value])))(
    'writes only attributes and values that the element knows, with %s %s',
    (id = '', value = '') => {
      const written = element({
        [id]: value,
        shop: '1',
        campaign: '2',
        offer_code: 'A',
        service: '3',
      });
      for (const { name, value: text } of written.attributes) {
        if (name === 'id') continue;
        const key = ATTRIBUTE_KEYS.find((each) => attributeName(each) === name);
        if (!key) throw new Error(`The element has no attribute ${name}.`);
        expect(ATTRIBUTES[key].parse(text), `${name}="${text}"`).toMatchObject({ ok: true });
      }
      expect(written.getAttribute('shop')).toBe('1');
    },
  );

  test('a voucher and a menu start their own flows', () => {
    expect(element({ task: 'voucher' }).getAttribute('reservation-mode')).toBe('voucher');
    expect(element({ task: 'menu' }).hasAttribute('menu')).toBe(true);
    expect(element({ task: 'menu' }).hasAttribute('reservation-type')).toBe(false);
  });

  test('a main colour applies to this element', () => {
    const styles = page({ ...HOST, primary: '#123456' }).querySelector('style')?.textContent;
    expect(styles).toContain(`#${element({}).id} { --mc-primary: #123456; }`);
  });
});

test('the button of the section opens its own dialog', () => {
  const source = readFileSync('demo/cms/shopify/sections/merchant-checkout.liquid', 'utf8');
  const settings = { host: 'https://cdn.example', mode: 'modal', button: 'Book', lang: 'page' };
  const html = shopifyLiquid().parseAndRenderSync(source, { section: { id: 'a1', settings } });
  const document = new DOMParser().parseFromString(html, 'text/html');
  const target = document.querySelector('button')?.getAttribute('data-merchant-checkout-open');
  expect(target).toBe('#checkout-a1');
  expect(document.querySelector(`merchant-checkout${target}`)).not.toBeNull();
});
