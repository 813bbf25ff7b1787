import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licence texts from the repositories of packages that publish none, or an incomplete one. */
const EXTRA_TEXTS = {
  '@hono/valibot-validator': 'valibot-validator.txt',
  '@internationalized/date': 'icu.txt',
  '@r2wc/core': 'bitovi.txt',
  '@r2wc/react-to-web-component': 'bitovi.txt',
};

/**
 * The packages behind modules that are not their files: helpers that the build adds, and data generated from a package.
 */
export const ORIGINS = {
  '\0commonjsHelpers.js': '@rollup/plugin-commonjs',
  'src/lib/phone/dial-prefix-data.ts': 'libphonenumber-js',
};

const IN_PACKAGE = /^.*?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)\b/i;

/**
 * The folder of the package that a bundled module comes from, relative to the repository's root; null for our own source.
 * Throws on a module that neither is a file nor has a row in `ORIGINS`.
 */
export function packageFolderOf(id, root) {
  const path = id.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '');
  const origin = ORIGINS[path];
  if (origin) return `node_modules/${origin}`;
  const file = path.replace(/^\0/, '').replace(/\?.*$/, '');
  const folder = IN_PACKAGE.exec(file)?.[1];
  if (folder) return folder;
  if (path.startsWith('\0')) throw new Error(`${id}: no package is known for this module.`);
  return null;
}

/**
 * A package's name, version, SPDX licence and licence texts, from its folder. Throws when the package has no licence or
 * no licence text: its licence demands that the text travels with the code.
 */
export function readPackage(folder, root) {
  const { name, version, license } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const paths = readdirSync(join(root, folder))
    .filter((file) => LICENCE_FILE.test(file))
    .toSorted()
    .map((file) => join(root, folder, file));
  if (EXTRA_TEXTS[name]) paths.push(join(root, 'scripts/licences', EXTRA_TEXTS[name]));
  if (!license || paths.length === 0) {
    throw new Error(`${name} is bundled without a licence text: add one to scripts/licences.`);
  }
  // An expression may stand in brackets, which add nothing.
  const spdx = license.replace(/^\((.*)\)$/, '$1');
  return {
    folder,
    name,
    version,
    license: spdx,
    texts: paths.map((path) => readFileSync(path, 'utf8')),
  };
}
