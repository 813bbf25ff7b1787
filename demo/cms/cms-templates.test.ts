/// <reference types="node" />
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { ATTRIBUTE_KEYS, attributeName } from '../../src/lib/config/attributes.ts';

const KNOWN = ATTRIBUTE_KEYS.map(attributeName);

function read(path: string): string {
  return readFileSync(`demo/cms/${path}`, 'utf8');
}

test('the Shopify section writes only attributes that the element has', () => {
  const source = read('shopify/sections/merchant-checkout.liquid');
  const [, tag = ''] = /<merchant-checkout([\s\S]*?)<\/merchant-checkout>/.exec(source) ?? [''];
  const written = [...tag.matchAll(/ ([a-z-]+)="/g)].map(([, name = '']) => name);
  expect(written.length).toBeGreaterThan(5);
  expect(['id', ...KNOWN]).toEqual(expect.arrayContaining(written));
  const [, schema = ''] = /\{% schema %\}([\s\S]*)\{% endschema %\}/.exec(source) ?? [''];
  const { settings }: { settings: { id: string }[] } = JSON.parse(schema);
  for (const { id } of settings) expect(source).toContain(`section.settings.${id}`);
});

test('the Twig macros hold no condition in a loop’s head, which Twig 3 refuses', () => {
  expect(read('twig/merchant-checkout.html.twig')).not.toMatch(/\{%-? for [^%]* if /);
});

test('the Shopify section leaves the language to the page, which may be one that the element lacks', () => {
  expect(read('shopify/sections/merchant-checkout.liquid')).not.toContain(' lang=');
});
