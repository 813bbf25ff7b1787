import { readFileSync } from 'node:fs';

import { filesBelow } from '../files-below.mjs';

/** Where class names are made: what is read there is renamed in every source file. */
const SOURCE = 'src';
const CLASS = /\.(mc-[a-z0-9]+(?:-[a-z0-9]+)*(?:__[a-z0-9]+(?:-[a-z0-9]+)*)?)/g;

/** A class without its modifier, which the source may put together (`mc-notice--${kind}`); no `--mc-` property. */
const NAME = /(?<![\w-])mc-[a-z0-9]+(?:-[a-z0-9]+)*(?:__[a-z0-9]+(?:-[a-z0-9]+)*)?(?!\w)/g;
const OWN_PROPERTY = /--_[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g;

/** What the tests of the built module look for keeps its name. */
const KEPT = ['mc-visually-hidden', 'mc-skeletons'];

/** Names in the order of the alphabet, each with the short one that stands for it. */
function shortened(names, prefix) {
  const sorted = [...new Set(names)].sort((one, other) => (one < other ? -1 : 1));
  return new Map(sorted.map((name, index) => [name, `${prefix}${index.toString(36)}`]));
}

/** Short names for the classes and own properties (`--_size`) that some sheets speak of. */
export function namesIn(sheets) {
  const all = sheets.join('\n');
  const classes = [...all.matchAll(CLASS)].map(([, name]) => name);
  return new Map([
    ...shortened(
      classes.filter((name) => !KEPT.includes(name)),
      'm',
    ),
    ...shortened(all.match(OWN_PROPERTY) ?? [], '--_'),
  ]);
}

/** A source text with the short names. */
export function rename(text, names) {
  const short = (name) => names.get(name) ?? name;
  return text.replaceAll(NAME, short).replaceAll(OWN_PROPERTY, short);
}

/**
 * Shortens class names and own custom properties in the build. Both are internal: pages style by `--mc-*` and
 * `part`. The same source gives the same names, so builds stay reproducible.
 */
export function shortNames() {
  let names = new Map();
  return {
    name: 'short-names',
    async buildStart() {
      const paths = (await filesBelow(SOURCE)).filter((path) => path.endsWith('.css'));
      names = namesIn(paths.map((path) => readFileSync(`${SOURCE}/${path}`, 'utf8')));
    },
    transform(code, id) {
      const isOwn =
        /\/src\/.*\.(?:css(?:\?inline)?|tsx?)$/.test(id) && !id.includes('/node_modules/');
      return isOwn ? { code: rename(code, names), map: null } : null;
    },
  };
}
