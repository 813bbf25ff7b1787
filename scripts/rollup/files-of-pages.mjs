import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the release's files, in the text of its first module. */
const FILES_FOLDER = /merchant-checkout-\d[\w.-]*-[0-9a-f]{8}(?=\/)/;

/** The first catalog of a language, which imports the others. */
const LANGUAGE = /\/locales\/(\w+)\/checkout\.ts$/;

/** The file of the build for pages that has what an import loads: a language, or the reader of QR codes; else undefined. */
function fileOf(source) {
  if (source === 'qr/decode.js') return 'decode.js';
  const language = LANGUAGE.exec(source)?.[1];
  return language && `${language}-checkout.js`;
}

/**
 * The plugin for rollup that takes what loads by itself and needs no React from the build for pages in `folder`, whose first
 * module is `firstModule`, so that the package has it once. That build must be there.
 */
export function filesOfPages(folder, firstModule) {
  const filesFolder = () => {
    const found = FILES_FOLDER.exec(readFileSync(join(folder, firstModule), 'utf8'));
    if (!found) throw new Error(`${folder}/${firstModule} names no folder of a release.`);
    return found[0];
  };
  return {
    name: 'files-of-pages',
    // The paths start at the file that imports them; by default, that of `qr/decode.js` would start at the root of the disk.
    options: (options) => ({ ...options, makeAbsoluteExternalsRelative: true }),
    resolveId(source) {
      const file = fileOf(source);
      return file ? { id: resolve(folder, filesFolder(), file), external: true } : null;
    },
  };
}
