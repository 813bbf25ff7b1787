/**
 * `node scripts/check-doc-paths.mjs`: fails if a document names a file that does not exist, or a guide to the code a
 * name that the code does not have, or if a document at the root links to a file or heading that does not exist, or a
 * comment in the code names a file of the repository that does not exist. The links of the site are checked when it is
 * built.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from './files-below.mjs';

const FOLDERS = ['docs', 'src', 'test', 'scripts', 'demo'];
const TOP = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const FENCE = /^ *```[\s\S]*?^ *```$/gm;
const INLINE_CODE = /`([^`\n]+)`/g;
/** A path from the root, alone or as an argument of a command; not a placeholder, a pattern or a folder. */
const PATH = /(?<=^|\s)(?:docs|src|test|scripts|demo|locales)\/[\w./-]+\.\w+(?=$|\s)/g;

/** The same from `src`, as guides to the code shorten it. */
const PATH_IN_SRC =
  /(?<=^|\s)(?:app|context|element|features|flow|lib|platform|plugins|screen-kit|submission|ui)\/[\w./-]+\.tsx?(?=$|\s)/g;

/** A file of code, and a comment in it. */
const CODE_FILE = /\.(?:[cm]?[jt]s|tsx)$/;
const COMMENT = /\/\*\*?[\s\S]*?\*\/|^ *\/\/.*$/gm;
/** A path from the root in a comment, which may end a sentence; not a pattern. */
const COMMENT_PATH =
  /(?<![\w./*@-])(?:docs|src|test|scripts|demo)\/[\w./-]+\.(?:tsx?|mjs|md|css|html)(?![\w*/])/g;

/** The guides to the code. Other documents also contain names of other projects and of the past. */
const GUIDES = ['CONTRIBUTING.md', 'docs/architecture.md'];
const CONFIGS = ['.dependency-cruiser.mjs', 'rollup.config.mjs', 'package.json'];
/** A name of the code, in backticks: in capitals, or with a capital inside. */
const CODE_NAME = /`([A-Z]{2}\w*|[A-Za-z]*[a-z][A-Z]\w*)`/g;

/** A name to fill in: ROOM, NAME. */
const PLACEHOLDER = /[A-Z]{4}/;

/** A link to a place within the repository. */
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
const HEADING = /^#+ (.+)$/gm;

/** The part of an address that leads to a heading, as GitHub makes it. */
const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (path) => readFileSync(path, 'utf8').replaceAll(FENCE, '');

function leadsSomewhere(link, document) {
  const [path, heading] = decodeURIComponent(link).split('#');
  const file = path === '' ? document : join(path);
  if (!existsSync(file)) return false;
  if (heading === undefined || !file.endsWith('.md')) return true;
  return [...withoutCode(file).matchAll(HEADING)].some(([, text]) => slugOf(text) === heading);
}

const below = await Promise.all(
  FOLDERS.map(async (folder) => (await filesBelow(folder)).map((path) => `${folder}/${path}`)),
);
const isOurs = (path) => !/\/(?:node_modules|\.vitepress|\.build)\//.test(path);
const documents = [...TOP, ...below.flat().filter((path) => path.endsWith('.md') && isOurs(path))];

const missing = documents.flatMap((document) =>
  [...withoutCode(document).matchAll(INLINE_CODE)]
    .flatMap(([, code]) => code.match(PATH) ?? [])
    .filter((path) => !PLACEHOLDER.test(path) && !path.includes('.build') && !existsSync(path))
    .map((path) => `${document} names ${path}, which does not exist.`),
);

const lost = documents.flatMap((document) =>
  [...withoutCode(document).matchAll(INLINE_CODE)]
    .flatMap(([, code]) => code.match(PATH_IN_SRC) ?? [])
    .filter((path) => !PLACEHOLDER.test(path) && !existsSync(join('src', path)))
    .map((path) => `${document} names ${path}, which does not exist below src.`),
);

const misled = below
  .flat()
  .filter((path) => CODE_FILE.test(path) && isOurs(path))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMENT)]
      .flatMap(([comment]) => comment.match(COMMENT_PATH) ?? [])
      .filter((path) => !existsSync(path))
      .map((path) => `${file} names ${path} in a comment, which does not exist.`),
  );

const broken = TOP.flatMap((document) =>
  [...withoutCode(document).replaceAll(INLINE_CODE, '').matchAll(LINK)]
    .filter(([, link]) => !leadsSomewhere(link, document))
    .map(([, link]) => `${document} links to ${link}, which does not exist.`),
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

const faults = [...missing, ...lost, ...misled, ...broken, ...unknown];
for (const line of faults) console.error(line);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${documents.length} documents name only what exists`);
