import { minify } from 'terser';

/** The options of the minifier, none of them unsafe: no code here reads a property for the effect of its getter. */
const MINIFIER = {
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, lhs_constants: false, hoist_funs: true, inline: 1 },
  // Bundlers read this comment from the build in the package.
  format: { comments: /^ webpackIgnore/ },
};

/**
 * Tells V8 to compile all functions while the file loads, instead of one by one at their first call. Must be the first
 * line.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Minifies each chunk below `banner`. Chunks that match `compiledAtOnce` get the compile hint: they run nearly all of
 * their functions before the first screen is usable. A script that is not a `module` keeps "use strict".
 */
export function minified(banner, { compiledAtOnce, module = true } = {}) {
  return {
    name: 'minified',
    async renderChunk(code, { fileName }, { sourcemap }) {
      const preamble = compiledAtOnce?.test(fileName) ? `${COMPILE_HINT}\n${banner}` : banner;
      const { code: small, map } = await minify(code, {
        ...MINIFIER,
        module,
        // A copy: the minifier writes `module` into it, which would apply to every later file.
        compress: { ...MINIFIER.compress },
        format: { ...MINIFIER.format, preamble },
        sourceMap: Boolean(sourcemap) && { asObject: true },
      });
      return { code: small, map: map ?? null };
    },
  };
}
