/** `node scripts/check-doc-paths.mjs`: fails where a document names a file of this repository that does not exist. */
import { existsSync, readFileSync } from 'node:fs';

import { filesBelow } from './files-below.mjs';

const FOLDERS = ['docs', 'src', 'test', 'scripts', 'demo'];
const TOP = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
/** A path from the top, in backticks. One with a placeholder, a pattern or only a folder's name is none. */
const PATH = /`((?:docs|src|test|scripts|demo|locales)\/[\w./-]+\.\w+)`/g;

/** A name to fill in: ROOM, NAME. */
const PLACEHOLDER = /[A-Z]{4}/;

const below = await Promise.all(
  FOLDERS.map(async (folder) => (await filesBelow(folder)).map((path) => `${folder}/${path}`)),
);
const isOurs = (path) => !path.includes('/node_modules/');
const documents = [...TOP, ...below.flat().filter((path) => path.endsWith('.md') && isOurs(path))];

const missing = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(PATH)]
    .map(([, path]) => path)
    .filter((path) => !PLACEHOLDER.test(path) && !path.includes('.build') && !existsSync(path))
    .map((path) => `${document} names ${path}, which does not exist.`),
);

for (const line of missing) console.error(line);
if (missing.length > 0) process.exitCode = 1;
else console.log(`${documents.length} documents name only files that exist`);
