import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../temporary-folder.mjs';
import { ORIGINS, packageFolderOf, readPackage } from './bundled-packages.mjs';

/** A root with one package that holds these files. */
function rootWith(packageJson, files = {}) {
  const root = temporaryFolder('bundled-packages');
  const folder = join(root, 'node_modules/some-package');
  mkdirSync(folder, { recursive: true });
  const all = { 'package.json': JSON.stringify(packageJson), ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return root;
}

const MIT_PACKAGE = { name: 'some-package', version: '1.0.0', license: 'MIT' };

test.each([
  ['/repo/node_modules/react/cjs/react.production.js', 'node_modules/react'],
  ['/repo/node_modules/@lingui/core/dist/index.mjs', 'node_modules/@lingui/core'],
  ['/repo/node_modules/one/node_modules/two/index.js', 'node_modules/one/node_modules/two'],
  ['\0/repo/node_modules/unraw/dist/index.js?commonjs-exports', 'node_modules/unraw'],
  ['C:\\repo\\node_modules\\qr\\index.js', 'node_modules/qr'],
  ['\0commonjsHelpers.js', 'node_modules/@rollup/plugin-commonjs'],
  ['/repo/src/lib/phone/dial-prefix-data.ts', 'node_modules/libphonenumber-js'],
  ['/repo/src/index.ts', null],
])('%s comes from %s', (id, folder) => {
  expect(packageFolderOf(id, '/repo')).toBe(folder);
});

test('an unlisted module made by the build stops the build', () => {
  expect(() => packageFolderOf('\0helpers.js', '/repo')).toThrow('no package is known');
});

test('every file of ours that holds data of a package is where the notices look for it', () => {
  const files = Object.keys(ORIGINS).filter((path) => !path.startsWith('\0'));
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

test('every licence text of a package is taken', () => {
  const root = rootWith(MIT_PACKAGE, { 'LICENSE-MIT': 'MIT text', NOTICE: 'notice', 'x.js': '' });
  expect(readPackage('node_modules/some-package', root).texts).toEqual(['MIT text', 'notice']);
});

test.each([
  ['no licence text', MIT_PACKAGE, {}],
  ['no licence', { name: 'some-package', version: '1.0.0' }, { LICENSE: 'text' }],
])('a bundled package with %s stops the build', (_, packageJson, files) => {
  const root = rootWith(packageJson, files);
  expect(() => readPackage('node_modules/some-package', root)).toThrow(
    'some-package is bundled without a licence text',
  );
});
