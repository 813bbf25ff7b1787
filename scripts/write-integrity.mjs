/**
 * Writes dist/integrity.json: the sha384 value of every script in dist, by its path from dist, for the
 * `integrity` attribute of a script tag or an import map. Sorted, so that two equal builds give equal files.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { filesBelow } from './files-below.mjs';

const DIST = 'dist';

const scripts = (await filesBelow(DIST)).filter((path) => path.endsWith('.js'));
const entries = await Promise.all(
  scripts.map(async (path) => {
    const hash = createHash('sha384').update(await readFile(join(DIST, path)));
    return [path, `sha384-${hash.digest('base64')}`];
  }),
);
await writeFile(
  join(DIST, 'integrity.json'),
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
);
