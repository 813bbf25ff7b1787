/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { ATTRIBUTE_KEYS, ATTRIBUTES, attributeName } from '../../src/lib/config/attributes.ts';
import { readPo } from '../../scripts/wordpress-plugin.mjs';

const FOLDER = 'demo/cms/wordpress/merchant-checkout';
const read = (path: string): string => readFileSync(`${FOLDER}/${path}`, 'utf8');

/** Attributes forbidden in a page written by an editor: every reader of the page could read them. */
const SECRET = ['user-id', 'token', 'external-token', 'session-id', 'csp-nonce'];
/** Attributes that set the servers of the page: for an administrator or code. */
const ADMINISTRATORS = ['middleware', 'host-name', 'parent-origin'];
/** A shortcode ends at the first "]", and a list in JSON has one; `texts` is a property only. */
const NOT_WRITTEN = [...SECRET, ...ADMINISTRATORS, 'cart-items', 'texts'];

interface Schema {
  type: 'string' | 'boolean';
  default?: boolean;
  enum?: readonly string[];
}
const block: { version: string; apiVersion: number; attributes: Record<string, Schema> } =
  JSON.parse(read('block/block.json'));
const declared = new Map(Object.entries(block.attributes));
const written = ATTRIBUTE_KEYS.filter((key) => !NOT_WRITTEN.includes(attributeName(key)));

test('the block and the shortcode take every attribute but secrets and what decides whom a page talks to', () => {
  const own = ['button', 'id', 'phone'];
  expect([...declared.keys()].toSorted()).toEqual(
    [...own, ...written.map(attributeName)].toSorted(),
  );
});

test.each(written)('the block knows the type, the default and the words of %s', (key) => {
  const { parse, default: standard } = ATTRIBUTES[key];
  const schema = declared.get(attributeName(key));
  expect(schema?.type).toBe(typeof standard === 'boolean' ? 'boolean' : 'string');
  expect(schema?.default).toBe(typeof standard === 'boolean' ? standard : undefined);
  for (const word of schema?.enum ?? []) expect(parse(word), word).toMatchObject({ ok: true });
});

test('every field of the sidebar is an attribute of the block, with choices that it takes', () => {
  const source = read('includes/block.php');
  const fields = [...source.matchAll(/'([\w-]+)'\s*=> array\(\s*'label'/g)].map(
    ([, name = '']) => name,
  );
  expect(fields.length).toBeGreaterThan(25);
  for (const name of fields) expect(declared.has(name), name).toBe(true);
  for (const name of ['shop', 'campaign', 'mode', 'lang', 'theme', 'allow-guest-login'])
    expect(fields).toContain(name);
  const choices = source.matchAll(
    /'([\w-]+)'\s*=> array\(\s*'label'[^\n]*\s*'choices' => array\(([^;]*?)\n\t{5}\)/g,
  );
  for (const [, name = '', list = ''] of choices) {
    const key = ATTRIBUTE_KEYS.find((each) => attributeName(each) === name);
    if (!key) throw new Error(`The element has no attribute ${name}.`);
    // The editor drops a value that the block's own list of words does not have.
    const words = declared.get(name)?.enum;
    for (const [, value = ''] of list.matchAll(/'([\w-]+)'\s*=> /g)) {
      expect(ATTRIBUTES[key].parse(value), `${name}="${value}"`).toMatchObject({ ok: true });
      expect(words ?? [value], `${name}="${value}"`).toContain(value);
    }
  }
});

test('one version stands in the plugin, its block and its readme: that of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(block).toMatchObject({ version, apiVersion: 3 });
  expect(read('readme.txt')).toContain(`Stable tag: ${version}\n`);
  expect(read('merchant-checkout.php')).toContain(` * Version:           ${version}\n`);
  expect(read('merchant-checkout.php')).toContain(`'MERCHANT_CHECKOUT_VERSION', '${version}'`);
});

test('the plugin keeps the rules of the directory that a text shows', () => {
  const readme = read('readme.txt');
  for (const heading of ['== External services ==', '== Source code ==', '== Screenshots =='])
    expect(readme).toContain(heading);
  expect(readme).toMatch(/^Tested up to: \d+\.\d+$/m);
  for (const address of ['policies.google.com/terms', 'facebook.com/privacy', 'apple.com/legal'])
    expect(readme).toContain(address);
  const tags = /^Tags: (.*)$/m.exec(readme)?.[1]?.split(', ') ?? [];
  expect(tags.length).toBeLessThanOrEqual(5);
  const [, short = ''] = /^License URI:.*\n\n(.+)$/m.exec(readme) ?? [];
  expect(short.length).toBeLessThanOrEqual(150);
  const code = [
    'merchant-checkout.php',
    ...readdirSync(`${FOLDER}/includes`).map((file) => `includes/${file}`),
  ];
  for (const file of code)
    expect(read(file)).not.toMatch(/load_plugin_textdomain|wp_remote_get|file_get_contents|curl_/);
});

const sources = readdirSync(`${FOLDER}/includes`).map((file) => read(`includes/${file}`));
const texts = sources.flatMap((source) =>
  [...source.matchAll(/_(?:_|e)\( '([^']+)', 'merchant-checkout' \)/g)].map(
    ([, text = '']) => text,
  ),
);

describe.each(['pt_PT', 'es_ES', 'fr_FR', 'de_DE'])('in %s', (language) => {
  const translated = readPo(read(`languages/merchant-checkout-${language}.po`));

  test('the plugin has every text, and no other', () => {
    const plain = Object.keys(translated).filter((key) => !key.includes('\u0004'));
    expect(plain.toSorted()).toEqual([...new Set(texts)].toSorted());
  });

  test('a translation keeps the places of its values', () => {
    const places = (text: string) => text.match(/%[sd]/g);
    for (const [text, translation] of Object.entries(translated)) {
      expect(translation).not.toBe('');
      expect(places(translation)).toEqual(places(text));
    }
  });
});
