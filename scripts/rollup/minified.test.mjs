import { decode } from '@jridgewell/sourcemap-codec';
import { expect, test } from 'vitest';

import { minified } from './minified.mjs';

const render = (code, options, fileName = 'parts/menu.js') =>
  minified('/*! licence */', options).renderChunk(code, { fileName }, { sourcemap: true });

test('a file begins with the licence, after the compile hint where it has one', async () => {
  const { code } = await render('export const value = 1;');
  expect(code.split('\n')[0]).toBe('/*! licence */');
  const hinted = await render('export const value = 1;', { compiledAtOnce: /app/ }, 'app.js');
  expect(hinted.code.split('\n').slice(0, 2)).toEqual([
    '//# allFunctionsCalledOnLoad',
    '/*! licence */',
  ]);
});

test('the source map names the place of the code below the licence', async () => {
  const { map } = await render('\nexport const value = 1;');
  const [licence, code] = decode(map.mappings);
  expect(licence).toEqual([]);
  expect(code[0].slice(1, 3)).toEqual([0, 1]);
});

test('bundlers still see that an import is not for them', async () => {
  const { code } = await render(
    'export const load = (url) => import(/* webpackIgnore: true */ url);',
  );
  expect(code).toMatch(/import\(\/\* webpackIgnore: true \*\/ ?\w\)/);
});

test('a classic script keeps its strict mode', async () => {
  const { code } = await render("(function () {\n'use strict';\nx.y = 1; })();", { module: false });
  expect(code).toContain('use strict');
});

test('names of exports and properties stay', async () => {
  const { code } = await render(
    'class Menu { openItem() { return this.items; } }\nexport { Menu };',
  );
  expect(code).toMatch(/openItem.*items.*as Menu/s);
});

test('a computed import keeps its comment where the minifier moves it into its caller', async () => {
  const { code } = await render(
    `const load = (url) => import(/* webpackIgnore: true */ /* @vite-ignore */ url);
    export const read = async (url) => { const { name } = await load(url); return name; };`,
  );
  expect(code).toMatch(/import\(\/\* webpackIgnore: true \*\/ ?\w\)/);
});
