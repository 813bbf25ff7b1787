import { expect, test } from 'vitest';

import { aroundImport, importBeside, specifierOf } from './import-beside.mjs';

const internal = (fileName) => ({ type: 'internal', fileName });
const render = (target, imports) =>
  importBeside(/(?:app|calls|react)\.js$/, /times\.js$/).renderDynamicImport({
    chunk: { fileName: 'checkout.js' },
    targetChunk: target && { fileName: target },
    getTargetChunkImports: () => imports,
  });

test('a chunk and what it imports are asked for at the same moment', () => {
  expect(render('parts/menu.js', [internal('parts/shared.js')])).toEqual({
    left: 'Promise.all([import("./parts/shared.js"),import(',
    right: ')]).then(e=>e.pop())',
  });
});

test('the app is asked for together with React', () => {
  expect(render('parts/app.js', [internal('parts/react.js')])?.left).toBe(
    'Promise.all([import("./parts/react.js"),import(',
  );
});

test('what shows without the app asks for its part of the app itself', () => {
  expect(render('parts/times.js', [internal('parts/calls.js')])?.left).toBe(
    'Promise.all([import("./parts/calls.js"),import(',
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

/** Runs the expression around the import of a module, with another module beside it. */
async function runAround(beside, target) {
  const { left, right } = aroundImport([beside]);
  const code = `export const run = () => ${left}${JSON.stringify(target)}${right};`;
  const { run } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return run();
}

test('the value of the whole is that of the import', async () => {
  const { x } = await runAround('data:text/javascript,', 'data:text/javascript,export const x=2');
  expect(x).toBe(2);
});

test('a lost file beside the import is the error of the whole', async () => {
  const lost = 'data:text/javascript,throw new Error("shared.js is lost")';
  await expect(runAround(lost, 'data:text/javascript,')).rejects.toThrow('shared.js is lost');
});
