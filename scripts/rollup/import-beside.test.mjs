import { expect, test } from 'vitest';

import { aroundImport, importBeside, specifierOf } from './import-beside.mjs';

const internal = (fileName) => ({ type: 'internal', fileName });
const render = (target, imports) =>
  importBeside(/(?:app|react)\.js$/).renderDynamicImport({
    chunk: { fileName: 'checkout.js' },
    targetChunk: target && { fileName: target },
    getTargetChunkImports: () => imports,
  });

test('a chunk and what it imports are asked for at the same moment', () => {
  expect(render('parts/menu.js', [internal('parts/shared.js')])).toEqual({
    left: '(import("./parts/shared.js").catch(()=>{}),import(',
    right: '))',
  });
});

test('the app is asked for together with React', () => {
  expect(render('parts/app.js', [internal('parts/react.js')])?.left).toBe(
    '(import("./parts/react.js").catch(()=>{}),import(',
  );
});

test('what is on its way anyhow, and what comes from elsewhere, is not asked for', () => {
  const imports = [
    internal('checkout.js'),
    internal('parts/app.js'),
    internal('parts/react.js'),
    { type: 'external' },
  ];
  expect(render('parts/menu.js', imports)).toBeNull();
  expect(render(null, [])).toBeNull();
});

test('a specifier leads from the file that asks', () => {
  expect(specifierOf('parts/app.js', 'parts/shared.js')).toBe('./shared.js');
  expect(specifierOf('parts/app.js', 'checkout.js')).toBe('../checkout.js');
});

test('the value of the whole is that of the import', async () => {
  const { left, right } = aroundImport(['data:text/javascript,throw 1']);
  const code = `export const value = (await ${left}"data:text/javascript,export const x=2"${right}).x;`;
  const { value } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(value).toBe(2);
});
