import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The production file behind each entry of the packages. */
const PRODUCTION_FILES = {
  react: ['react', 'react.production.js'],
  'react/jsx-runtime': ['react', 'react-jsx-runtime.production.js'],
  'react-dom': ['react-dom', 'react-dom.production.js'],
  'react-dom/client': ['react-dom', 'react-dom-client.production.js'],
  scheduler: ['scheduler', 'scheduler.production.js'],
};

const PATHS = new Map(
  Object.entries(PRODUCTION_FILES).map(([entry, [name, file]]) => [
    entry,
    join(dirname(resolve(`${name}/package.json`)), 'cjs', file),
  ]),
);
const ENTRIES = new Map([...PATHS].map(([entry, path]) => [path, entry]));

const REQUIRES = /^var ((?:\w+ = require\("[^"]+"\),?\s*)+);/gm;
const REQUIRE = /(\w+) = require\("([^"]+)"\),?/g;
const EXPORT = /\bexports\.(\w+)/g;

/**
 * Converts a CommonJS text to a module: each `exports.name` becomes an exported variable. Throws if the text uses
 * `require` or `exports` in another way, so that a new version of React cannot be misread.
 */
export function asModule(text, entry) {
  const names = [...new Set([...text.matchAll(EXPORT)].map(([, name]) => name))];
  const body = text
    .replaceAll(REQUIRES, (_, list) => list.replaceAll(REQUIRE, 'import * as $1 from "$2";'))
    .replaceAll(EXPORT, 'export$$$1');
  if (/\b(?:require|exports)\b/.test(body)) {
    throw new Error(`${entry} is written in a way that this build does not know.`);
  }
  const variables = names.map((name) => `export$${name}`);
  const list = names.map((name) => `export$${name} as ${name}`);
  return `let ${variables.join(', ')}; ${body}
import * as self from "${entry}";
export { ${list.join(', ')}, self as default };
`;
}

/**
 * React as modules, so that the bundler leaves out unused parts: in CommonJS every export counts as used.
 * The rest is React's own production code, unchanged; a name that it does not export fails the build.
 */
export function reactModules() {
  return {
    name: 'react-modules',
    resolveId: (source) => PATHS.get(source) ?? null,
    transform(code, id) {
      const entry = ENTRIES.get(id);
      return entry ? { code: asModule(code, entry), map: null } : null;
    },
  };
}
