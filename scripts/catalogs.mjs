import { readdir, readFile } from 'node:fs/promises';

import { compileMessage } from '@lingui/message-utils/compileMessage';

import { FORMAL_FILE } from './informal-texts.mjs';
import { FIRST_TEXTS, roomsIn } from './rooms.mjs';

/** Compares two texts by their characters, the same in every locale. */
export const byText = (one, other) => (one < other ? -1 : Number(one > other));

/** The language that the others are compared with. */
export const SOURCE = 'pt_PT';

/**
 * The rooms whose texts every page loads, as one file: the frame of the app, and the rooms in the app's chunk. `Room` in
 * src/platform/i18n/texts.ts names the others.
 */
export const FIRST_ROOMS = roomsIn(FIRST_TEXTS);

/** The texts of a language by room: locales/<language>/<room>.json. */
export async function readCatalogs(language) {
  const files = (await readdir(`locales/${language}`))
    .filter((file) => file.endsWith('.json') && file !== FORMAL_FILE)
    .toSorted(byText);
  return new Map(
    await Promise.all(
      files.map(async (file) => [
        file.replace('.json', ''),
        JSON.parse(await readFile(`locales/${language}/${file}`, 'utf8')),
      ]),
    ),
  );
}

/** Calls `visit` with each placeholder of a compiled text: its name and its options, if any. */
function visitPlaces(tokens, visit) {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    const [name, , arms] = token;
    const options = typeof arms === 'object' && arms !== null ? arms : {};
    visit(
      name,
      Object.keys(options).filter((arm) => arm !== 'offset'),
    );
    for (const inner of Object.values(options)) visitPlaces(inner, visit);
  }
}

/** The sorted names of the placeholders in a text, those in options of plurals included. */
export function placesOf(text) {
  const names = new Set();
  visitPlaces(compileMessage(text), (name) => names.add(name));
  return [...names].toSorted(byText);
}

/** The placeholders of a text and its plural and select options, as `name` and `name:option`, sorted. */
export function shapeOf(text) {
  const shape = new Set();
  visitPlaces(compileMessage(text), (name, options) => {
    shape.add(name);
    for (const option of options) shape.add(`${name}:${option}`);
  });
  return [...shape].toSorted(byText);
}
