/**
 * Checks locales/<language>/<area>.json: every language has the same keys, no text is empty, a text has the same
 * placeholders and plural options in each, no key is in two areas, every key is a literal in src, the texts shown
 * before the further texts have loaded are in the first area, and every text that addresses the customer informally has
 * a formal one.
 */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';

import { compileMessage } from '@lingui/message-utils/compileMessage';

import { filesBelow } from './files-below.mjs';
import { FORMAL_FILE, formalFaults, hasRegisters } from './informal-texts.mjs';
import { readStaticGraph } from './static-imports.mjs';

/** The language that the others are compared with. */
const SOURCE = 'pt_PT';
const LANGUAGES = [SOURCE, ...(await readdir('locales')).filter((name) => name !== SOURCE)];
const AREAS = (await readdir(`locales/${SOURCE}`))
  .filter((file) => file.endsWith('.json') && file !== FORMAL_FILE)
  .map((file) => file.replace('.json', ''));

/** Texts loaded for every screen; the texts of other areas load with their views. */
const FIRST_AREA = 'checkout';

/** Rules name the messages of their issues; the screens that show these have loaded the texts of the form. */
const RULES = /\/src\/(?:lib\/|\S+\/rules\/)/;
const ISSUE = /^forms\.errors\./;

const readAreas = (language) =>
  Promise.all(
    AREAS.map(async (area) =>
      JSON.parse(await readFile(`locales/${language}/${area}.json`, 'utf8')),
    ),
  );

/** The placeholders of a text and its plural and select options, as `name` and `name:option`, sorted. */
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

/** The shape without plural options that only this language needs, such as French for the first day of a month. */
const withoutOwnArms = (own, first) =>
  own.filter((part) => {
    const [name, arm] = part.split(':');
    return arm === undefined || first.some((other) => other.startsWith(`${name}:`));
  });

/** The faults of a language's texts compared with the first language's. */
function faultsOf(language, catalog, source) {
  const missing = Object.keys(source).filter((key) => !(key in catalog));
  const extra = Object.keys(catalog).filter((key) => !(key in source));
  const empty = Object.keys(catalog).filter((key) => catalog[key].trim() === '');
  const differing = Object.keys(catalog)
    .filter((key) => key in source)
    .map((key) => ({ key, own: shapeOf(catalog[key]), first: shapeOf(source[key]) }))
    .filter(({ own, first }) => withoutOwnArms(own, first).join() !== first.join());
  return [
    ...missing.map((key) => `${language}: "${key}" is missing`),
    ...extra.map((key) => `${language}: "${key}" is not in ${SOURCE}`),
    ...empty.map((key) => `${language}: "${key}" is empty`),
    ...differing.map(
      ({ key, own, first }) =>
        `${language}: "${key}" has {${own.join(', ')}}, ${SOURCE} has {${first.join(', ')}}`,
    ),
  ];
}

/** The shipped source: a key that only a test names is unused. */
async function shippedSource() {
  const files = (await filesBelow('src')).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  return (await Promise.all(files.map((path) => readFile(`src/${path}`, 'utf8')))).join('\n');
}

const names = (text, key) =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${key}${quote}`));

/** The app and the first screens that do not wait for the further texts. */
const FIRST_SOURCES = [
  'src/app/create-checkout-app.ts',
  'src/features/booking/screens/choice.tsx',
  'src/features/booking/screens/reservation-type.tsx',
];

/** The views that do not wait for them either: `deferred(() => import('./x.tsx'), { needsTexts: false })`. */
async function viewsWithoutTexts() {
  const paths = (await filesBelow('src')).filter((path) => /\.tsx?$/.test(path));
  const found = paths.map(async (path) => {
    const text = await readFile(`src/${path}`, 'utf8');
    const views = text.matchAll(/import\('(\.[^']+)'\), \{\s*needsTexts: false/g);
    return [...views].map(([, view]) => join('src', dirname(path), view));
  });
  return (await Promise.all(found)).flat();
}

/** The keys in these files that are not in the first area. */
async function keysOutOfReach(areaOf) {
  const graph = await readStaticGraph([...FIRST_SOURCES, ...(await viewsWithoutTexts())]);
  const textOf = (files) => files.map(([, source]) => source).join('\n');
  const all = textOf([...graph]);
  const withoutRules = textOf([...graph].filter(([path]) => !RULES.test(path)));
  return [...areaOf]
    .filter(([key]) => names(ISSUE.test(key) ? withoutRules : all, key))
    .filter(([, area]) => area !== FIRST_AREA)
    .map(([key, area]) => `"${key}" of the area "${area}" shows before that area is loaded`);
}

/** The faults of a language's formal texts. */
async function registerFaults(language, catalog) {
  if (!hasRegisters(language)) return [];
  const formal = JSON.parse(await readFile(`locales/${language}/${FORMAL_FILE}`, 'utf8'));
  const replaced = Object.fromEntries(Object.keys(formal).map((key) => [key, catalog[key] ?? '']));
  return [
    ...formalFaults(language, catalog, formal),
    ...faultsOf(`${language} (formal)`, formal, replaced),
  ];
}

const areas = await Promise.all(LANGUAGES.map(readAreas));
const catalogs = areas.map((each) => Object.assign({}, ...each));
const [source] = catalogs;
const areaOf = new Map(
  areas[0].flatMap((keys, index) => Object.keys(keys).map((key) => [key, AREAS[index]])),
);
const code = await shippedSource();
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
  ...(await keysOutOfReach(areaOf)),
  ...(
    await Promise.all(LANGUAGES.map((each, index) => registerFaults(each, catalogs[index])))
  ).flat(),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${Object.keys(source).length} texts in ${LANGUAGES.length} languages`);
