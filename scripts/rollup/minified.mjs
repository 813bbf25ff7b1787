import { minify } from 'terser';

import { commonNames, withCommonNames } from './common-names.mjs';

/** What the minifier may do: nothing that it calls unsafe. Nobody here reads a property for what its getter does. */
export const MINIFIER = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, pure_getters: true },
  format: { comments: false },
};

/** The names that variables have to get, as the minifier wants to be told. */
export const nameCacheOf = (names) => ({
  vars: { props: Object.fromEntries([...names].map(([from, to]) => [`$${from}`, to])) },
});

/** Minifies each chunk; what goes between chunks has one name in all of them. */
export function minified() {
  const namesByBuild = new WeakMap();
  return {
    name: 'minified',
    async renderChunk(code, { fileName }, { sourcemap }, { chunks }) {
      if (!namesByBuild.has(chunks)) namesByBuild.set(chunks, commonNames(chunks));
      const named = withCommonNames(code, fileName, namesByBuild.get(chunks));
      const { code: small, map } = await minify(named.code, {
        ...MINIFIER,
        nameCache: nameCacheOf(named.locals),
        sourceMap: Boolean(sourcemap) && { asObject: true },
      });
      return { code: small, map: map ?? null };
    },
  };
}
