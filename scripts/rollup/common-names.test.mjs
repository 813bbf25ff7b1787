import { minify } from 'terser';
import { expect, test } from 'vitest';

import { commonNames, withCommonNames } from './common-names.mjs';
import { nameCacheOf } from './minified.mjs';

const chunk = (fileName, exports, importedBindings = {}, facadeModuleId = null) => ({
  fileName,
  exports,
  importedBindings,
  facadeModuleId,
});

const chunks = {
  'checkout.js': chunk('checkout.js', ['a'], {}, 'index.ts'),
  'parts/app.js': chunk('parts/app.js', ['a', 'b', 'c']),
  'parts/menu.js': chunk('parts/menu.js', ['a'], { 'parts/app.js': ['b'] }),
};
const names = commonNames(chunks);

test('no two things that go between chunks have one name', () => {
  const all = [...names.values()].flatMap((given) => [...given.values()]);
  expect(all).toHaveLength(4);
  expect(new Set(all).size).toBe(4);
});

test('what the page may name keeps its name', () => {
  expect(names.has('checkout.js')).toBe(false);
  const code = `import { a as start } from '../checkout.js';`;
  expect(withCommonNames(code, 'parts/menu.js', names).code).toBe(code);
});

test('what one chunk gives and another takes has the same name in both', () => {
  const common = names.get('parts/app.js').get('b');
  const giving = withCommonNames('const price = 1; export { price as b };', 'parts/app.js', names);
  expect(giving.code).toContain(`export { price as ${common} };`);
  expect(giving.locals.get('price')).toBe(common);
  const taking = withCommonNames(`import { b as price } from './app.js';`, 'parts/menu.js', names);
  expect(taking.code).toBe(`import { ${common} as price } from './app.js';`);
  expect(taking.locals.get('price')).toBe(common);
});

test('what is taken on demand is taken by its common name', () => {
  const take = (name) => `import('./menu.js')).then(function (n) { return n.${name}; })`;
  const asked = `(import("./app.js").catch(()=>{}),`;
  expect(withCommonNames(asked + take('a'), 'parts/app.js', names).code).toBe(
    asked + take(names.get('parts/menu.js').get('a')),
  );
});

test('a chunk that is taken as a whole stops the build', () => {
  const code = `import('./menu.js').then(show)`;
  expect(() => withCommonNames(code, 'parts/app.js', names)).toThrow('not known here');
});

test('the minifier has no second name for what goes between chunks, nor another use of it', async () => {
  const common = names.get('parts/app.js').get('b');
  const source = `import { b as price } from './app.js';
    export const total = (${common}, count) => price(${common}) + count;`;
  const { code, locals } = withCommonNames(source, 'parts/checkout.js', names);
  const small = await minify(code, { module: true, nameCache: nameCacheOf(locals) });
  const [, own] =
    /^import\{ac\}from"\.\/app\.js";export const total=\((\w+),/.exec(small.code) ?? [];
  expect(common).toBe('ac');
  expect(small.code).toContain(`=>ac(${own})`);
  expect(own).not.toBe('ac');
});
