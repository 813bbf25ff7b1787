import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parseAst } from 'rollup/parseAst';

import { filesBelow } from '../files-below.mjs';
import { FORMAL_FILE } from '../informal-texts.mjs';

/** The language that defines the keys; scripts/check-catalogs.mjs compares the others with it. */
const CATALOGS = 'locales/pt_PT';

const CATALOG = /\/locales\/\w+\/(\w+)\.ts$/;
/** The module with the ids of all texts; the build replaces it by a list. */
const TEXT_IDS = '/src/platform/i18n/text-ids.ts';
const COMPILED = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;
const LITERAL = /(['"`])([\w.-]+)\1/g;

/** The prefix of an area's short keys. */
const prefixAt = (index) => String.fromCodePoint('a'.codePointAt(0) + index);

const sorted = (names) => names.toSorted((one, other) => (one < other ? -1 : 1));

/** The prefix of the short keys of each area, and its keys: a short key is the prefix and the index of the key. */
export function areasIn(catalogs) {
  return new Map(
    sorted(Object.keys(catalogs)).map((area, index) => [
      area,
      { prefix: prefixAt(index), keys: sorted(Object.keys(catalogs[area])) },
    ]),
  );
}

/** The short key of every key. */
export function shortKeysOf(areas) {
  return new Map(
    [...areas.values()].flatMap(({ prefix, keys }) =>
      keys.map((key, index) => [key, `${prefix}${index.toString(36)}`]),
    ),
  );
}

/** Replaces literals that equal a key by short keys. */
export function renameKeys(text, short) {
  return text.replaceAll(LITERAL, (literal, quote, key) =>
    short.has(key) ? `${quote}${short.get(key)}${quote}` : literal,
  );
}

/** The value of a string literal of JavaScript, which knows more escapes than JSON. */
const valueOf = (literal) => parseAst(`(${literal})`).body[0].expression.value;

function compiledTexts(code) {
  const compiled = COMPILED.exec(code)?.[1];
  if (!compiled) throw new Error('A catalog is compiled in a way that this build does not know.');
  return JSON.parse(valueOf(compiled));
}

/** The differences of formal texts, by short key; the words after them stay. */
export function asPatches(code, short) {
  const texts = Object.entries(compiledTexts(code)).map(([key, text]) => [short.get(key), text]);
  const object = JSON.stringify(JSON.stringify(Object.fromEntries(texts)));
  return code.replace(COMPILED, () => `JSON.parse(${object})`);
}

/** A compiled catalog as a list of texts, which get their short keys by index when it is loaded. */
export function asList(code, { prefix, keys }) {
  const texts = compiledTexts(code);
  const missing = keys.filter((key) => !(key in texts));
  if (missing.length > 0) throw new Error(`A catalog lacks ${missing.join(', ')}.`);
  const list = JSON.stringify(JSON.stringify(keys.map((key) => texts[key])));
  return `export const messages = Object.fromEntries(
  JSON.parse(${list}).map((text, index) => ["${prefix}" + index.toString(36), text]));`;
}

/** The sorted names of the placeholders in a compiled text, plural options included. */
function placesOf(tokens) {
  const places = Array.isArray(tokens) ? tokens.filter(Array.isArray) : [];
  const names = places.flatMap(([name, , arms]) => [
    name,
    ...Object.values(arms ?? {}).flatMap(placesOf),
  ]);
  return sorted([...new Set(names)]);
}

/**
 * The ids of all texts with their short keys and placeholders: an area's are one string, separated by commas, each an id
 * and its placeholders.
 */
export function asTextIds(areas, catalogs) {
  const lines = [...areas].map(([area, { prefix, keys }]) => [
    prefix,
    keys.map((key) => [key, ...placesOf(compileMessage(catalogs[area][key]))].join(' ')).join(),
  ]);
  const list = JSON.stringify(JSON.stringify(Object.fromEntries(lines)));
  return `export const TEXT_IDS = new Map(
  Object.entries(JSON.parse(${list})).flatMap(([prefix, lines]) =>
    lines.split(',').map((line, index) => {
      const [id, ...places] = line.split(' ');
      return [id, { key: prefix + index.toString(36), places }];
    })));`;
}

/**
 * Shortens the keys of texts in code and catalogs. Only a page's own texts use the full ids, by the list of
 * `asTextIds`. The same source gives the same keys, so builds stay reproducible. scripts/check-message-keys.mjs fails
 * on a literal that only looks like a key.
 */
export function shortKeys() {
  let catalogs = {};
  let areas = new Map();
  let short = new Map();
  return {
    name: 'short-keys',
    async buildStart() {
      const paths = (await filesBelow(CATALOGS)).filter(
        (path) => path.endsWith('.json') && path !== FORMAL_FILE,
      );
      const read = (path) => JSON.parse(readFileSync(`${CATALOGS}/${path}`, 'utf8'));
      catalogs = Object.fromEntries(paths.map((path) => [basename(path, '.json'), read(path)]));
      areas = areasIn(catalogs);
      short = shortKeysOf(areas);
    },
    transform(code, id) {
      const name = CATALOG.exec(id)?.[1];
      if (`${name}.json` === FORMAL_FILE) return { code: asPatches(code, short), map: null };
      if (id.endsWith(TEXT_IDS)) return { code: asTextIds(areas, catalogs), map: null };
      const area = areas.get(name);
      if (area) return { code: asList(code, area), map: null };
      const isOwn = /\/src\/.*\.tsx?$/.test(id) && !id.includes('/node_modules/');
      return isOwn ? { code: renameKeys(code, short), map: null } : null;
    },
  };
}
