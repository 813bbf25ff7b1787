/**
 * Judges locales/<language>/messages.json: every language has the same keys, no text is empty, the places and
 * the plural arms of a text are the same in each, and every key stands as a literal somewhere in src.
 */
import { readFile } from 'node:fs/promises';

import { compileMessage } from '@lingui/message-utils/compileMessage';

import { filesBelow } from './files-below.mjs';

const LANGUAGES = ['pt_PT', 'es_ES', 'en_EN'];

const readCatalog = async (language) =>
  JSON.parse(await readFile(`locales/${language}/messages.json`, 'utf8'));

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

const catalogs = await Promise.all(LANGUAGES.map(readCatalog));
const [source] = catalogs;
const code = await shippedSource();
const faults = [
  ...LANGUAGES.flatMap((language, index) => faultsOf(language, catalogs[index], source)),
  ...Object.keys(source)
    .filter((key) => !["'", '"', '`'].some((quote) => code.includes(`${quote}${key}${quote}`)))
    .map((key) => `"${key}" is used nowhere in src`),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${Object.keys(source).length} texts in ${LANGUAGES.length} languages`);
