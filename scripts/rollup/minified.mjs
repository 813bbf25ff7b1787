import { minify } from 'terser';

/** The minifier's options: nothing that it calls unsafe. No code here reads a property for its getter's effect. */
const MINIFIER = {
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, lhs_constants: false, hoist_funs: true, inline: 1 },
  // Bundlers read this one from the build in the package.
  format: { comments: /^ webpackIgnore/ },
};

/** Asks V8 to compile every function while the file is on its way, not one by one as they are called. It must stand first. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Minifies each chunk, below `banner`. Chunks whose file name matches `compiledAtOnce` ask for it: nearly all of their
 * functions run before the first screen is live. A script that is no `module` keeps its "use strict".
 */
export function minified(banner, { compiledAtOnce, module = true } = {}) {
  return {
    name: 'minified',
    async renderChunk(code, { fileName }, { sourcemap }) {
      const preamble = compiledAtOnce?.test(fileName) ? `${COMPILE_HINT}\n${banner}` : banner;
      const { code: small, map } = await minify(code, {
        ...MINIFIER,
        module,
        // The minifier writes `module` into the object that it gets, for every file after this one.
        compress: { ...MINIFIER.compress },
        format: { ...MINIFIER.format, preamble },
        sourceMap: Boolean(sourcemap) && { asObject: true },
      });
      return { code: small, map: map ?? null };
    },
  };
}
