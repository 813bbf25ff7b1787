import { rollup } from 'rollup';
import { expect, test } from 'vitest';

import { firstModuleExports } from './first-module-exports.mjs';

const SOURCES = {
  'first.js': "export const shared = { name: 'x' }; export const load = () => import('later.js');",
  'later.js': "import { shared } from 'first.js'; export const name = () => shared.name;",
};

async function build() {
  const bundle = await rollup({
    input: 'first.js',
    plugins: [{ name: 'sources', resolveId: (id) => id, load: (id) => SOURCES[id] }],
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: 'first.js',
    chunkFileNames: 'parts/later.js',
    plugins: [firstModuleExports('first.js', '1.2.3')],
  });
  return Object.fromEntries(output.map(({ fileName, code }) => [fileName, code]));
}

test('a chunk finds the first module by a symbol and imports it by no address', async () => {
  const files = await build();
  expect(files['parts/later.js']).not.toContain('import');
  expect(files['parts/later.js']).toContain('Symbol.for("mc 1.2.3")');
  expect(files['first.js']).toMatch(/Symbol\.for\("mc 1\.2\.3"\)\] \?\?= \{/);
  expect(files['first.js']).not.toContain('export');
});

test('a chunk that loads the first module by an address of its own fails the build', () => {
  const plugin = firstModuleExports('first.js', '1.2.3');
  expect(() =>
    plugin.renderChunk("export * from '../first.js';", { fileName: 'parts/x.js' }),
  ).toThrow(/first module/);
});
