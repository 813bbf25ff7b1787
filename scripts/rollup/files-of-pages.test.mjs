import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import commonjs from '@rollup/plugin-commonjs';
import { rollup } from 'rollup';
import { expect, test } from 'vitest';

import { temporaryFolder } from '../temporary-folder.mjs';
import { filesOfPages } from './files-of-pages.mjs';

const SOURCES = {
  'src/index.ts': "export const load = () => import('./scanner.ts');",
  'src/scanner.ts': `
    export const checkout = () => import('../../../locales/pt_PT/checkout.ts');
    export const read = () => import('qr/decode.js');`,
};

/** The chunk of `scanner.ts`, built beside a `dist` with a first module of this text. */
async function build(firstModule) {
  const root = temporaryFolder('files');
  for (const name of ['dist', 'src']) mkdirSync(join(root, name));
  for (const [path, code] of Object.entries(SOURCES)) writeFileSync(join(root, path), code);
  writeFileSync(join(root, 'dist/first.js'), firstModule);
  const bundle = await rollup({
    input: join(root, 'src/index.ts'),
    plugins: [commonjs(), filesOfPages(join(root, 'dist'), 'first.js')],
  });
  const { output } = await bundle.generate({
    dir: join(root, 'react-shared'),
    chunkFileNames: 'files/[name].js',
  });
  return output.find(({ name }) => name === 'scanner').code;
}

test('languages and the reader of QR codes come from the build for pages, and are not bundled again', async () => {
  const code = await build('import("./merchant-checkout-0.3.0-beta.1-0a1b2c3d/app.js")');
  const folder = '../../dist/merchant-checkout-0.3.0-beta.1-0a1b2c3d';
  expect(code).toContain(`import('${folder}/pt_PT-checkout.js')`);
  expect(code).toContain(`import('${folder}/decode.js')`);
});

test('without a build for pages nothing is built', async () => {
  await expect(build('')).rejects.toThrow('names no folder of a release');
});
