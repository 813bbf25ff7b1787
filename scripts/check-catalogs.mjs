/**
 * Checks locales/<language>/<room>.json: every language has the same keys, no text is empty, a text has the same
 * placeholders and plural options in each, no key is in two rooms, every key is a literal in src, a text of one room
 * alone is in its catalog, one of several in `app`, one that only later screens show in `shared`, every screen names the rooms whose texts it shows, and every text
 * that addresses the customer informally has a formal one.
 */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path/posix';

import { byText, FIRST_ROOMS, readCatalogs, shapeOf, SOURCE } from './catalogs.mjs';
import { filesBelow } from './files-below.mjs';
import { FORMAL_FILE, formalFaults, hasRegisters } from './informal-texts.mjs';
import { isOptional } from './rooms.mjs';
import { readStaticGraph } from './static-imports.mjs';

const LANGUAGES = [SOURCE, ...(await readdir('locales')).filter((name) => name !== SOURCE)];

/** Rules name the messages of their issues; the screens that show these have loaded the texts of the form. */
const RULES = /\/src\/(?:lib\/|\S+\/rules\/)/;
const ISSUE = /^forms\.errors\./;

/** The app and the screens in its chunk. */
const FIRST_SOURCES = [
  'src/app/create-checkout-app.ts',
  'src/features/booking/screens/choice.tsx',
  'src/features/booking/screens/reservation-type.tsx',
];

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

/** The shipped source files by path; a key that only a test names is unused. */
async function readSources() {
  const paths = (await filesBelow('src')).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const read = async (path) => [path, await readFile(`src/${path}`, 'utf8')];
  return new Map(await Promise.all(paths.map(read)));
}

const LITERAL = /(['"`])([\w.-]+)\1/g;
const literalsIn = (text) => [...text.matchAll(LITERAL)].map(([, , value]) => value);

/** The room of a source file; everything that is in no room is the app's. */
const roomOf = (path) => /^features\/(\w+)\//.exec(path)?.[1] ?? 'app';

/** The debug panel names texts that the page may set, and shows none. */
const NAMES_TEXTS = /^plugins\/debug\//;

/** The files that name each key. */
function usersOf(sources, keys) {
  const users = new Map(keys.map((key) => [key, new Set()]));
  for (const [path, text] of sources) {
    if (NAMES_TEXTS.test(path)) continue;
    for (const literal of literalsIn(text)) users.get(literal)?.add(path);
  }
  return users;
}

/** The notices of the account, which may show on any screen, so that every page loads them. */
const NOTICES_OF_ANY_SCREEN = [
  'account.prizeChanged',
  'account.signedInElsewhere',
  'errors.externalSignIn',
  'errors.linkedAccount',
  'errors.sessionEnded',
  'errors.signedOut',
];

/** A file of a screen. What other code says may show on any screen. */
const OF_SCREEN = /\.tsx$/;

/** A test whether a file is only in screens that load the texts which later rooms share, and not in the first ones. */
async function laterScreens(screens) {
  const graphOf = async (list) => new Set((await readStaticGraph(list)).keys());
  const paths = (isLater) =>
    screens.filter(({ named }) => named.includes('shared') === isLater).map(({ screen }) => screen);
  const first = await graphOf([...FIRST_SOURCES, ...paths(false)]);
  const later = await graphOf(paths(true));
  return (path) => {
    const file = resolve('src', path);
    return OF_SCREEN.test(path) && later.has(file) && !first.has(file);
  };
}

/**
 * The catalog of a key: that of its only room, the app's if every page loads one of its rooms, else the one that later rooms
 * share. A text of the first rooms that only later screens show is there too, so that the first screen does not wait for it.
 */
function roomFor(key, paths, isLater) {
  if (NOTICES_OF_ANY_SCREEN.includes(key)) return 'app';
  const rooms = [...new Set(paths.map(roomOf))];
  const isOfFirst = rooms.some((room) => FIRST_ROOMS.includes(room));
  if (isOfFirst && paths.every(isLater)) return 'shared';
  if (rooms.length === 1) return rooms[0];
  return isOfFirst ? 'app' : 'shared';
}

/** The keys that are not used, and those in the catalog of another room than the one that uses them. */
const misplaced = (users, roomOfKey, isLater) =>
  [...users].flatMap(([key, paths]) => {
    if (paths.size === 0) return [`"${key}" is used nowhere in src`];
    const room = roomFor(key, [...paths], isLater);
    if (room === roomOfKey.get(key)) return [];
    return [`"${key}" belongs into ${room}.json: ${[...paths].join(' and ')} use it`];
  });

/** A screen that loads on its own, with the rooms whose texts it names: `import('./x.tsx'), ['payment']`. */
const SCREEN = /import\(\s*'(\.[^']+\.tsx)',?\s*\)(?:,\s*(?:rooms: )?\[([^\]]*)\])?/g;

/** The rooms whose texts some files show, those that every page loads left out. */
async function roomsShownBy(paths, roomOfKey) {
  const graph = await readStaticGraph(paths);
  const rooms = [...graph].flatMap(([path, text]) =>
    literalsIn(text)
      .filter((literal) => !(ISSUE.test(literal) && RULES.test(path)))
      .map((key) => roomOfKey.get(key)),
  );
  const isOfOthers = (room) =>
    isOptional(room) && !paths.some((path) => path.includes(`/features/${room}/`));
  return [...new Set(rooms)]
    .filter((room) => room && !FIRST_ROOMS.includes(room) && !isOfOthers(room))
    .toSorted(byText);
}

/** The screens that load on their own, each with the rooms that it names and the file that does. */
const screensIn = (sources) =>
  [...sources].flatMap(([path, text]) =>
    [...text.matchAll(SCREEN)].map(([, screen, list = '']) => ({
      path,
      screen: join('src', dirname(path), screen),
      named: literalsIn(list).toSorted(byText),
    })),
  );

/** The screens that name other rooms than those whose texts they show. */
async function screenFaults(screens, roomOfKey) {
  const hasTexts = (room) => !FIRST_ROOMS.includes(room) && [...roomOfKey.values()].includes(room);
  const faults = screens.map(async ({ path, screen, named }) => {
    const own = roomOf(relative('src', screen));
    const others = await roomsShownBy([screen], roomOfKey);
    // A screen may also show what the later code of its own room says.
    const shown = [...new Set(hasTexts(own) ? [own, ...others] : others)].toSorted(byText);
    if (shown.join() === named.join()) return [];
    const list = `[${shown.map((room) => `'${room}'`).join(', ')}]`;
    return [`src/${path}: ${relative('src', screen)} shows the texts of ${list}`];
  });
  const first = await roomsShownBy(FIRST_SOURCES, roomOfKey);
  return [
    ...(await Promise.all(faults)).flat(),
    ...first.map((room) => `the first screens show texts of "${room}", which load later`),
  ];
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

const roomsOf = await Promise.all(LANGUAGES.map(readCatalogs));
const catalogs = roomsOf.map((rooms) => Object.assign({}, ...rooms.values()));
const [source] = catalogs;
const roomOfKey = new Map(
  [...roomsOf[0]].flatMap(([room, texts]) => Object.keys(texts).map((key) => [key, room])),
);
const sources = await readSources();
const screens = screensIn(sources);
const count = (rooms) =>
  [...rooms.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0);
const faults = [
  ...LANGUAGES.flatMap((language, index) => faultsOf(language, catalogs[index], source)),
  ...LANGUAGES.filter(
    (_, index) => count(roomsOf[index]) !== Object.keys(catalogs[index]).length,
  ).map((language) => `${language}: a key stands in two rooms`),
  ...misplaced(usersOf(sources, Object.keys(source)), roomOfKey, await laterScreens(screens)),
  ...(await screenFaults(screens, roomOfKey)),
  ...(
    await Promise.all(LANGUAGES.map((each, index) => registerFaults(each, catalogs[index])))
  ).flat(),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${Object.keys(source).length} texts in ${LANGUAGES.length} languages`);
