/**
 * Judges locales/<language>/<area>.json: every language has the same keys, no text is empty, the places and the
 * plural arms of a text are the same in each, no key stands in two areas, every key stands as a literal somewhere in
 * src, and what a screen shows is in an area that it loads.
 */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';

import { compileMessage } from '@lingui/message-utils/compileMessage';

import { filesBelow } from './files-below.mjs';
import { readStaticGraph } from './static-imports.mjs';

const LANGUAGES = ['pt_PT', 'es_ES', 'en_EN'];
const AREAS = (await readdir(`locales/${LANGUAGES[0]}`))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

/** What every screen finds loaded. */
const FIRST_AREA = 'checkout';

/** Rules name the messages of their issues; a screen that shows them shows the form's own texts too. */
const RULES = /\/src\/(?:lib\/|\S+\/rules\/)/;

const readAreas = (language) =>
  Promise.all(
    AREAS.map(async (area) =>
      JSON.parse(await readFile(`locales/${language}/${area}.json`, 'utf8')),
    ),
  );

/** The places of a text and the arms of its plurals and selects, as `name` and `name:arm`, sorted. */
function shapeOf(text) {
  const shape = new Set();
  const visit = (tokens) => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [name, , arms] = token;
      shape.add(name);
      if (typeof arms !== 'object' || arms === null) continue;
      for (const [arm, inner] of Object.entries(arms)) {
        if (arm !== 'offset') shape.add(`${name}:${arm}`);
        visit(inner);
      }
    }
  };
  visit(compileMessage(text));
  return [...shape].toSorted((a, b) => a.localeCompare(b));
}

/** What is wrong with one language's texts beside the first language's. */
function faultsOf(language, catalog, source) {
  const missing = Object.keys(source).filter((key) => !(key in catalog));
  const extra = Object.keys(catalog).filter((key) => !(key in source));
  const empty = Object.keys(catalog).filter((key) => catalog[key].trim() === '');
  const differing = Object.keys(catalog)
    .filter((key) => key in source)
    .map((key) => ({ key, own: shapeOf(catalog[key]), first: shapeOf(source[key]) }))
    .filter(({ own, first }) => own.join() !== first.join());
  return [
    ...missing.map((key) => `${language}: "${key}" is missing`),
    ...extra.map((key) => `${language}: "${key}" is not in ${LANGUAGES[0]}`),
    ...empty.map((key) => `${language}: "${key}" is empty`),
    ...differing.map(
      ({ key, own, first }) =>
        `${language}: "${key}" has {${own.join(', ')}}, ${LANGUAGES[0]} has {${first.join(', ')}}`,
    ),
  ];
}

/** All source text that ships, tests left out: a key that only a test names is unused. */
async function shippedSource() {
  const files = (await filesBelow('src')).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  return (await Promise.all(files.map((path) => readFile(`src/${path}`, 'utf8')))).join('\n');
}

const names = (text, key) =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${key}${quote}`));

/** The screens and lazy parts with the areas that their rows load. */
async function readParts() {
  const paths = (await filesBelow('src')).filter((path) => /\.tsx?$/.test(path));
  const parts = [];
  for (const path of paths) {
    const text = await readFile(`src/${path}`, 'utf8');
    const rows = text.matchAll(/import\('(\.[^']+)'\),\s*catalogs: \[([^\]]*)\]/g);
    for (const [, entry, list] of rows) {
      const areas = [...list.matchAll(/'(\w+)'/g)].map(([, area]) => area);
      parts.push({ entry: join('src', dirname(path), entry), areas });
    }
  }
  return parts;
}

/** The keys that a part may show and that neither the first area nor its own hold. */
async function keysOutOfReach({ entry, areas }, areaOf, alreadyShown) {
  const graph = await readStaticGraph([entry]);
  const text = [...graph]
    .filter(([path]) => !RULES.test(path) && !alreadyShown.has(path))
    .map(([, source]) => source)
    .join('\n');
  return [...areaOf]
    .filter(([key, area]) => area !== FIRST_AREA && !areas.includes(area) && names(text, key))
    .map(([key, area]) => `${entry} shows "${key}" and does not load the area "${area}"`);
}

const areas = await Promise.all(LANGUAGES.map(readAreas));
const catalogs = areas.map((each) => Object.assign({}, ...each));
const [source] = catalogs;
const areaOf = new Map(
  areas[0].flatMap((keys, index) => Object.keys(keys).map((key) => [key, AREAS[index]])),
);
const code = await shippedSource();
const app = await readStaticGraph(['src/app/create-checkout-app.ts']);
const parts = await readParts();
const faults = [
  ...LANGUAGES.flatMap((language, index) => faultsOf(language, catalogs[index], source)),
  ...areas.flatMap((each, index) =>
    each.reduce((sum, keys) => sum + Object.keys(keys).length, 0) ===
    Object.keys(catalogs[index]).length
      ? []
      : [`${LANGUAGES[index]}: a key stands in two areas`],
  ),
  ...Object.keys(source)
    .filter((key) => !names(code, key))
    .map((key) => `"${key}" is used nowhere in src`),
  ...(await keysOutOfReach(
    { entry: 'src/app/create-checkout-app.ts', areas: [] },
    areaOf,
    new Map(),
  )),
  ...(await Promise.all(parts.map((part) => keysOutOfReach(part, areaOf, app)))).flat(),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${Object.keys(source).length} texts in ${LANGUAGES.length} languages`);
