import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { filesBelow } from '../files-below.mjs';
import { areasIn, asList, asPatches, asTextIds, renameKeys, shortKeysOf } from './short-keys.mjs';

const areas = areasIn({
  order: { 'cart.title': 'Cart' },
  checkout: { errorGeneric: 'Oh', 'banner.people': '{count}' },
});
const short = shortKeysOf(areas);

/** The exports of a compiled catalog after the build. */
async function textsOf(code) {
  const { messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return messages;
}

test('a text is found by the short key that the code asks for', async () => {
  const compiled = String.raw`"{\"errorGeneric\":[\"Oh\xA0\\\"no\\\"\"],\"banner.people\":[[\"count\"]]}"`;
  const code = `import type{Messages}from"@lingui/core";export const messages=JSON.parse(${compiled})as Messages;`;
  const texts = await textsOf(asList(code, areas.get('checkout')));
  expect(texts[short.get('errorGeneric')]).toEqual(['Oh\u00A0"no"']);
  expect(texts[short.get('banner.people')]).toEqual([['count']]);
});

test('what is otherwise in a few texts of all areas is found by their short keys', async () => {
  const compiled = String.raw`"{\"cart.title\":[2,5,\"Cesto\"],\"errorGeneric\":[2,2,\"Ah\"]}"`;
  const code = `export const patches=JSON.parse(${compiled});export const words=JSON.parse("{}");`;
  const source = asPatches(code, short);
  const { patches, words } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect(patches).toEqual({
    [short.get('cart.title')]: [2, 5, 'Cesto'],
    [short.get('errorGeneric')]: [2, 2, 'Ah'],
  });
  expect(words).toEqual({});
});

test("a page's own text finds its short key and its placeholders by its id", async () => {
  const catalogs = {
    order: { 'cart.title': 'Cart' },
    checkout: {
      errorGeneric: '{b} {a, plural, one {# of {c}} other {#}}',
      'banner.people': '{count}',
    },
  };
  const source = asTextIds(areas, catalogs);
  const { TEXT_IDS } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect([...TEXT_IDS]).toEqual([
    ['banner.people', { key: short.get('banner.people'), places: ['count'] }],
    ['errorGeneric', { key: short.get('errorGeneric'), places: ['a', 'b', 'c'] }],
    ['cart.title', { key: short.get('cart.title'), places: [] }],
  ]);
});

test('a key is shortened where it is the whole of a literal and nowhere else', () => {
  expect(renameKeys('t(\'cart.title\'), "cart.title", `cart.title`', short)).toBe(
    't(\'b0\'), "b0", `b0`',
  );
  const kept = "'cart.titles' 'my cart.title' cart.title `cart.title${x}`";
  expect(renameKeys(kept, short)).toBe(kept);
});

test('no two keys have one short key', () => {
  expect(new Set(short.values()).size).toBe(3);
});

test.each(['export const messages = {};', 'JSON.parse("{}")'])(
  'a catalog that is not what the build expects stops it: %s',
  (code) => {
    expect(() => asList(code, areas.get('order'))).toThrow('A catalog');
  },
);

/** Beginnings that name touched fields, which no catalog holds. */
const FIELDS = ['transport.', 'address.'];

test('no source puts a key together, which the build would not see', async () => {
  const paths = (await filesBelow('locales/pt_PT')).filter((path) => path.endsWith('.json'));
  const keys = paths.flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(`locales/pt_PT/${path}`, 'utf8'))),
  );
  const sources = (await filesBelow('src')).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  const heads = sources.flatMap((path) =>
    readFileSync(`src/${path}`, 'utf8')
      .split('\n')
      // A type is no text; it may say what keys look like.
      .filter((line) => !/^ +\w+: `[^`]*`;$/.test(line))
      .flatMap((line) =>
        [...line.matchAll(/`([\w.]+\.)\$\{(?!string\})/g)].map(([, head]) => head),
      ),
  );
  const built = heads.filter(
    (head) => !FIELDS.includes(head) && keys.some((key) => key.startsWith(head)),
  );
  expect(built).toEqual([]);
});
