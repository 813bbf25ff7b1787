/**
 * `node scripts/check-doc-paths.mjs`: fails if a document names a file that does not exist, or a guide to the code a
 * name that the code does not have.
 */
import { existsSync, readFileSync } from 'node:fs';

import { filesBelow } from './files-below.mjs';

const FOLDERS = ['docs', 'src', 'test', 'scripts', 'demo'];
const TOP = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
/** A path from the root, in backticks; not a placeholder, a pattern or a folder. */
const PATH = /`((?:docs|src|test|scripts|demo|locales)\/[\w./-]+\.\w+)`/g;

/** The guides to the code. Other documents also contain names of other projects and of the past. */
const GUIDES = ['CONTRIBUTING.md', 'docs/architecture.md'];
const CONFIGS = ['.dependency-cruiser.mjs', 'rollup.config.mjs', 'package.json'];
/** A name of the code, in backticks: in capitals, or with a capital inside. */
const CODE_NAME = /`([A-Z]{2}\w*|[A-Za-z]*[a-z][A-Z]\w*)`/g;

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

const code = [...CONFIGS, ...below.flat()]
  .filter((path) => /\.(ts|tsx|mjs|json)$/.test(path) && isOurs(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const names = new Set(code.match(/\w+/g));
const unknown = GUIDES.flatMap((guide) =>
  [...readFileSync(guide, 'utf8').matchAll(CODE_NAME)]
    .map(([, name]) => name)
    .filter((name) => !names.has(name))
    .map((name) => `${guide} names ${name}, which the code does not have.`),
);

const faults = [...missing, ...unknown];
for (const line of faults) console.error(line);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${documents.length} documents name only what exists`);
