/**
 * Writes the sorted sha384 values of all scripts in dist: integrity.json by path, for the `integrity` attribute of a
 * script tag, and importmap.json as an import map, which also covers imported files. Equal builds give equal files.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { filesBelow } from './files-below.mjs';

const DIST = 'dist';

const writeJson = (name, value) =>
  writeFile(join(DIST, name), `${JSON.stringify(value, null, 2)}\n`);

const scripts = (await filesBelow(DIST)).filter((path) => path.endsWith('.js'));
const entries = await Promise.all(
  scripts.map(async (path) => {
    const hash = createHash('sha384').update(await readFile(join(DIST, path)));
    return [path, `sha384-${hash.digest('base64')}`];
  }),
);
await writeJson('integrity.json', Object.fromEntries(entries));
await writeJson('importmap.json', {
  integrity: Object.fromEntries(entries.map(([path, hash]) => [`./${path}`, hash])),
});
