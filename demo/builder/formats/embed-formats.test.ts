// @vitest-environment happy-dom
/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { Liquid } from 'liquidjs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

import {
  ATTRIBUTE_KEYS,
  attributeName,
  propertyName,
  type AttributeKey,
} from '../../../src/lib/config/attributes.ts';
import { typeFaults } from '../../../test/support/type-faults.ts';
import type { BuiltAttribute, BuiltElement, BuiltScript } from './built-element.ts';
import { EMBED_FORMATS, type EmbedFormatName } from './embed-formats.ts';

const SCRIPT: BuiltScript = {
  host: 'https://cdn.example.pt',
  file: 'merchant-checkout.js',
  integrity: null,
};

function attributes(values: Partial<Record<AttributeKey, string | true>>): BuiltAttribute[] {
  const given = new Map(Object.entries(values));
  return ATTRIBUTE_KEYS.flatMap((key) => {
    const value = given.get(key);
    return value === undefined ? [] : [{ key, name: attributeName(key), value }];
  });
}

function built(over: Partial<BuiltElement> = {}): BuiltElement {
  return {
    middleware: 'sandbox:',
    attributes: attributes({ shopId: '1', campaignId: '101', allowGuestLogin: true }),
    look: {},
    phone: '+351 210 000 000',
    buttonText: 'Reservar',
    ...over,
  };
}

const write = (name: EmbedFormatName, element: BuiltElement, script = SCRIPT): string =>
  EMBED_FORMATS[name].write(element, script);

/** Texts that end a value in one language or another. */
const NASTY = [
  `a"b'c`,
  `</script><script>alert(1)</script>`,
  '{{ 7 * 7 }} {% raw %} {# x #}',
  '`${alert(1)}` \\',
  '@if (true) { x }',
  `--> <!-- ] [/merchant_checkout]`,
  'ação & cia; €',
];

/** A format's output for an element, read as its own platform reads it. */
interface Shown {
  attributes: Readonly<Record<string, string>>;
  phone: string;
  button: string | null;
}

function readMarkup(html: string): Shown {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const element =
    page.querySelector('merchant-checkout') ?? page.querySelector('[data-merchant-checkout]');
  if (!element) throw new Error(`There is no element in ${html}`);
  const named = element
    .getAttributeNames()
    .filter((name) => name !== 'data-merchant-checkout')
    .map((name) => [name.replace(/^data-/, ''), element.getAttribute(name) ?? ''] as const);
  return {
    attributes: Object.fromEntries(named),
    phone: element.querySelector('a')?.textContent ?? '',
    button: page.querySelector('button')?.textContent ?? null,
  };
}

function readTagManager(code: string): Shown {
  const [, script = ''] = /^<script>([\s\S]*)<\/script>$/.exec(code) ?? [];
  // As the tag manager reads it: the tag ends at the first `</script`, and `{{` begins a variable.
  expect(script).not.toMatch(/<\/script|\{\{/i);
  document.body.innerHTML = '<div id="booking"></div>';
  document.head.innerHTML = '';
  const appendChild = document.head.appendChild.bind(document.head);
  document.head.appendChild = (node) => node;
  Reflect.apply(Reflect.construct(Function, [script]), null, []);
  document.head.appendChild = appendChild;
  return readMarkup(document.body.innerHTML);
}

/** Runs the component with a stand-in of React that answers elements as data. */
function readReact(code: string): Shown {
  const { outputText, diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.React, module: ts.ModuleKind.CommonJS },
  });
  expect(diagnostics).toEqual([]);
  interface Node {
    type: unknown;
    props: Record<string, unknown> | null;
    children: unknown[];
  }
  const React = {
    Fragment: 'fragment',
    createElement: (type: unknown, props: Node['props'], ...children: unknown[]): Node => ({
      type,
      props,
      children,
    }),
  };
  const exported: { Booking?: () => Node } = {};
  const run: unknown = Reflect.construct(Function, ['React', 'require', 'exports', outputText]);
  if (typeof run !== 'function') throw new Error('The code is no function.');
  Reflect.apply(run, null, [React, () => ({ MerchantCheckout: 'checkout' }), exported]);
  const root = exported.Booking?.();
  const isNode = (value: unknown): value is Node =>
    typeof value === 'object' && value !== null && 'children' in value;
  const all = (node: Node): readonly Node[] => [node, ...node.children.filter(isNode).flatMap(all)];
  const find = (type: string) => (root ? all(root) : []).find((node) => node.type === type);
  const textIn = (node: Node | undefined): string | null => {
    const [text] = node?.children ?? [];
    return typeof text === 'string' ? text : null;
  };
  const { style: _style, id, ...properties } = find('checkout')?.props ?? {};
  const named = Object.entries(properties).map(([property, value]) => {
    const key = ATTRIBUTE_KEYS.find((each) => propertyName(each) === property);
    if (!key) throw new Error(`The component has no property ${property}.`);
    return [attributeName(key), value === true ? '' : String(value)] as const;
  });
  return {
    attributes: { ...(typeof id === 'string' ? { id } : {}), ...Object.fromEntries(named) },
    phone: textIn(find('a')) ?? '',
    button: textIn(find('button')),
  };
}

/** The template of a component, after the language around it has been read. */
function readAngular(code: string): Shown {
  const [, template = ''] = /template: (`[\s\S]*?[^\\]`),/.exec(code) ?? [];
  const text: unknown = Reflect.apply(
    Reflect.construct(Function, [`return ${template}`]),
    null,
    [],
  );
  expect(String(text)).not.toMatch(/[{}@]/);
  const shown = readMarkup(String(text));
  // An expression is one after entities are decoded, too.
  expect(
    Object.values(shown)
      .flatMap((part) => JSON.stringify(part))
      .join(),
  ).not.toContain('{{');
  return shown;
}

function readVue(code: string): Shown {
  const [, template = ''] = /<template>([\s\S]*?)<\/template>/.exec(code) ?? [];
  expect(template).not.toContain('{{');
  return readMarkup(template);
}

/** The block's attributes as the editor's parser finds them: JSON up to the end of the comment. */
function readBlock(code: string): Shown {
  const [, json = ''] = /<!-- wp:merchant-checkout\/checkout (\{[\s\S]*?\}) \/-->/.exec(code) ?? [];
  const {
    phone = '',
    button = null,
    ...values
  }: Record<string, string | boolean | null> = JSON.parse(json);
  const named = Object.entries(values).map(
    ([name, value]) => [name, value === true ? '' : String(value)] as const,
  );
  return {
    attributes: Object.fromEntries(named),
    phone: String(phone),
    button: button === null ? null : String(button),
  };
}

/** WordPress' own pattern of a shortcode's attributes. */
const SHORTCODE_ATTRIBUTE =
  /([\w-]+)\s*=\s*"([^"]*)"(?:\s|$)|([\w-]+)\s*=\s*'([^']*)'(?:\s|$)|(\S+)(?:\s|$)/g;

function readShortcode(code: string): Shown {
  const [, written = '', content = ''] =
    /\[merchant_checkout([^\]]*)\]([\s\S]*?)\[\/merchant_checkout\]/.exec(code) ?? [];
  const values = Object.fromEntries(
    [...written.trim().matchAll(SHORTCODE_ATTRIBUTE)].map(
      ([, name, value, otherName, otherValue, bare]) => [
        name ?? otherName ?? bare ?? '',
        value ?? otherValue ?? '',
      ],
    ),
  );
  const { button = null, ...named } = values;
  const page = new DOMParser().parseFromString(content, 'text/html');
  return { attributes: named, phone: page.querySelector('a')?.textContent ?? '', button };
}

/** A reader of Twig's two calls; `npm run test:plugins` renders them by Twig itself. */
function readTwig(code: string): Shown {
  const string = String.raw`'(?:[^'\\]|\\.)*'`;
  const call = new RegExp(
    `\\{\\{ checkout\\.element\\(\\{([\\s\\S]*)\\}, (${string})\\) \\}\\}$`,
  ).exec(code);
  const read = (text: string) => text.slice(1, -1).replaceAll(/\\(.)/g, '$1');
  const pairs = [...(call?.[1] ?? '').matchAll(new RegExp(`(${string}): (true|${string})`, 'g'))];
  const named = pairs.map(
    ([, name = '', value = '']) => [read(name), value === 'true' ? '' : read(value)] as const,
  );
  const before = code.slice(0, call?.index).replaceAll(/\{\{.*\}\}|\{%.*%\}/g, '');
  expect(before).not.toMatch(/\{[{%#]/);
  const page = new DOMParser().parseFromString(before + read(call?.[2] ?? "''"), 'text/html');
  return {
    attributes: Object.fromEntries(named),
    phone: page.querySelector('a')?.textContent ?? '',
    button: page.querySelector('button')?.textContent ?? null,
  };
}

const READERS: Readonly<Record<EmbedFormatName, (code: string) => Shown>> = {
  html: readMarkup,
  div: readMarkup,
  react: readReact,
  vue: readVue,
  angular: readAngular,
  'wordpress-block': readBlock,
  'wordpress-shortcode': readShortcode,
  shopify: (code) => readMarkup(new Liquid().parseAndRenderSync(code)),
  twig: readTwig,
  'tag-manager': readTagManager,
};

/** Formats in which an administrator, and not the code, names the platform. */
const WITHOUT_MIDDLEWARE: readonly string[] = ['wordpress-block', 'wordpress-shortcode'];

const FORMATS = Object.keys(EMBED_FORMATS).filter(
  (name): name is EmbedFormatName => name in EMBED_FORMATS,
);

describe.each(FORMATS)('the code for %s', (name) => {
  const read = (element: BuiltElement): Shown => READERS[name](write(name, element));
  const middleware = WITHOUT_MIDDLEWARE.includes(name) ? {} : { middleware: 'sandbox:' };

  test('makes the element with its attributes and its telephone', () => {
    expect(read(built())).toEqual({
      attributes: { ...middleware, shop: '1', campaign: '101', 'allow-guest-login': '' },
      phone: '+351 210 000 000',
      button: null,
    });
  });

  test('makes a dialog that a button or a link of the page opens', () => {
    const shown = read(built({ attributes: attributes({ campaignId: '101', mode: 'modal' }) }));
    expect(shown.attributes).toMatchObject({ id: 'checkout', mode: 'modal' });
    expect(shown.button).toBe(name === 'tag-manager' ? null : 'Reservar');
  });

  test('says no where a default is yes', () => {
    const { attributes: shown } = read(built({ attributes: attributes({ canBookDate: 'false' }) }));
    expect(shown['can-book-date']).toBe('false');
  });

  test.each(NASTY)('keeps a value as it is, or leaves it out and says so: %s', (value) => {
    const element = built({ attributes: attributes({ channel: value, campaignId: '101' }) });
    const { attributes: shown } = read(element);
    const isOmitted = EMBED_FORMATS[name].omits(element).includes('channel');
    expect(shown).toEqual({
      ...middleware,
      campaign: '101',
      ...(isOmitted ? {} : { channel: value }),
    });
  });

  test.each(NASTY)('keeps a text of the page within its place: %s', (text) => {
    const { attributes: shown } = read(
      built({
        attributes: attributes({ campaignId: '101', mode: 'modal' }),
        phone: `${text} +351`,
        buttonText: text,
      }),
    );
    expect(shown).toEqual({ ...middleware, id: 'checkout', campaign: '101', mode: 'modal' });
  });

  test('holds JSON, or leaves it out and says so', () => {
    const json = '{"people":4,"notes":"a, b"}';
    const element = built({ attributes: attributes({ prefill: json }) });
    expect(read(element).attributes['prefill']).toBe(json);
    const cart = built({ attributes: attributes({ cartItems: '[{"productId":1201}]' }) });
    const isOmitted = EMBED_FORMATS[name].omits(cart).includes('cart-items');
    expect(read(cart).attributes['cart-items']).toBe(
      isOmitted ? undefined : '[{"productId":1201}]',
    );
  });

  test('brings a changed look along', () => {
    const code = write(name, built({ look: { '--mc-primary': '#123456' } }));
    expect(code).toContain('--mc-primary');
    expect(code).toContain('#123456');
  });

  test('names the script with its integrity, or no script', () => {
    const code = write(name, built(), {
      host: 'https://cdn.example.pt',
      file: 'merchant-checkout.standalone.js',
      integrity: 'sha384-abc',
    });
    const { hasScript } = EMBED_FORMATS[name];
    expect(code.includes('merchant-checkout.standalone.js')).toBe(hasScript);
    expect(code.includes('sha384-abc')).toBe(hasScript);
  });
});

test('a bundle names the platform, as its own origin is not the script’s', () => {
  for (const name of ['react', 'vue', 'angular'] as const)
    expect(READERS[name](write(name, built({ middleware: null }))).attributes['middleware']).toBe(
      'https://cdn.example.pt',
    );
  expect(write('html', built({ middleware: null }))).not.toContain('middleware');
});

test('a page keeps the room of what it opens with, a dialog none', () => {
  expect(write('html', built())).toContain('min-height: 780px');
  const booking = built({ attributes: attributes({ reservationType: 'normal' }) });
  expect(write('html', booking)).toContain('min-height: 940px');
  const service = built({ attributes: attributes({ serviceId: '201' }) });
  expect(write('twig', service)).toContain('min-height: 940px');
  const dialog = built({ attributes: attributes({ mode: 'modal' }) });
  expect(write('html', dialog)).not.toContain('min-height');
});

test('a div keeps the same room, until the script makes it the element', () => {
  const booking = built({ attributes: attributes({ reservationType: 'normal' }) });
  const page = document.createElement('template');
  page.innerHTML = write('div', booking);
  const place = page.content.querySelector('div');
  const rules = [...write('div', booking).matchAll(/([^{}>]+?) \{[^{}]*min-height: (\d+px)/g)];
  expect(rules.map(([, , height]) => height)).toEqual(['780px', '940px']);
  for (const [, selector] of rules) expect(place?.matches(String(selector).trim())).toBe(true);
});

test('the classic script is no module and waits for the page', () => {
  const script: BuiltScript = { ...SCRIPT, file: 'merchant-checkout.classic.js' };
  expect(write('div', built(), script)).toContain(
    '<script defer src="https://cdn.example.pt/merchant-checkout.classic.js"></script>',
  );
  expect(write('tag-manager', built(), script)).not.toContain('module');
});

test('WordPress gets what its block declares, and nothing else', () => {
  const block: { attributes: Record<string, unknown> } = JSON.parse(
    readFileSync('demo/cms/wordpress/merchant-checkout/block/block.json', 'utf8'),
  );
  const every = built({
    attributes: ATTRIBUTE_KEYS.filter((key) => key !== 'middleware' && key !== 'texts').map(
      (key) => ({
        key,
        name: attributeName(key),
        value: 'x',
      }),
    ),
  });
  const omitted = EMBED_FORMATS['wordpress-block'].omits(every);
  for (const { name } of every.attributes) {
    const isSecret = ['session-id', 'user-id', 'token', 'external-token', 'csp-nonce'];
    if (isSecret.includes(name)) continue;
    expect(omitted.includes(name), name).toBe(!(name in block.attributes));
  }
});

test('React’s code has the types of the component', () => {
  const element = built({
    attributes: attributes({
      shopId: '1',
      campaignId: '101',
      cartItems: '[{"productId":1201,"qty":2}]',
      cart: '1201',
      prefill: '{"people":4}',
      links: '{"privacy":"https://www.example.pt/"}',
      allowGuestLogin: true,
      canBookDate: 'false',
      lang: 'pt',
      mode: 'modal',
      timeZone: 'Europe/Lisbon',
      imageLoader: 'imgix',
    }),
    look: { '--mc-primary': 'light-dark(#123456, #abcdef)' },
  });
  expect(typeFaults(write('react', element))).toEqual([]);
});
