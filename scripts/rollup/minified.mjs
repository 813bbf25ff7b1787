import { minify } from 'terser';

import { commonNames, FIRST_LETTERS, LETTERS, withCommonNames } from './common-names.mjs';

/**
 * The n-th name of a variable, by the alphabet: the minifier's own order follows how often a letter stands in a chunk, so
 * that another word anywhere renames everything, and brotli finds less that is alike (0.3 KB of all script).
 */
function nameAt(n) {
  const rest = Math.floor(n / FIRST_LETTERS.length);
  const first = FIRST_LETTERS[n % FIRST_LETTERS.length];
  return rest === 0 ? first : first + tail(rest - 1);
}

function tail(n) {
  const rest = Math.floor(n / LETTERS.length);
  return LETTERS[n % LETTERS.length] + (rest === 0 ? '' : tail(rest - 1));
}

/** What the minifier may do: nothing that it calls unsafe. Nobody here reads a property for what its getter does. */
const MINIFIER = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, lhs_constants: false, hoist_funs: true, inline: 1 },
  mangle: { nth_identifier: { get: nameAt } },
  format: { comments: false },
};

/** The names that variables have to get, as the minifier wants to be told. */
export const nameCacheOf = (names) => ({
  vars: { props: Object.fromEntries([...names].map(([from, to]) => [`$${from}`, to])) },
});

/** Asks V8 to compile every function while the file is on its way, not one by one as they are called. It must stand first. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Minifies each chunk, below `banner`; what goes between chunks has one name in all of them. Chunks whose file name
 * matches `compiledAtOnce` ask for it: nearly all of their functions run before the first screen is live.
 */
export function minified(banner, compiledAtOnce) {
  const namesByBuild = new WeakMap();
  return {
    name: 'minified',
    async renderChunk(code, { fileName }, { sourcemap }, { chunks }) {
      if (!namesByBuild.has(chunks)) namesByBuild.set(chunks, commonNames(chunks));
      const named = withCommonNames(code, fileName, namesByBuild.get(chunks));
      const preamble = compiledAtOnce?.test(fileName) ? `${COMPILE_HINT}\n${banner}` : banner;
      const { code: small, map } = await minify(named.code, {
        ...MINIFIER,
        format: { ...MINIFIER.format, preamble },
        nameCache: nameCacheOf(named.locals),
        sourceMap: Boolean(sourcemap) && { asObject: true },
      });
      return { code: small, map: map ?? null };
    },
  };
}
