import { minify } from '@swc/core';

/** The options of the minifier. It takes no risk with getters, prototypes or the names of exports. */
const MINIFIER = {
  ecma: 2020,
  compress: { ecma: 2020, passes: 3 },
  mangle: true,
  format: { comments: false },
};

/** The beginning of an import that bundlers leave alone, because they read this comment from the build in the package. */
const IGNORED_IMPORT = 'import(/* webpackIgnore: true */';
const IGNORED_IMPORTS = /import\(\s*\/\* webpackIgnore: true \*\/(?:\s*\/\* @vite-ignore \*\/)?/g;

/**
 * Stands for it in the minifier, which loses the comment where it moves a function into its caller. As long as the import, so
 * that source maps stay true.
 */
const STAND_IN = `${'$importThatBundlersLeaveAlone'.padEnd(IGNORED_IMPORT.length - 1, '_')}(`;

/**
 * Tells V8 to compile all functions while the file loads, instead of one by one at their first call. Must be the first
 * line.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const withStandIns = (code) =>
  code.replaceAll(IGNORED_IMPORTS, (found) => STAND_IN.padEnd(found.length));

/** The source map of a text below further lines. */
function movedDown(map, lines) {
  const { mappings, ...rest } = JSON.parse(map);
  return { ...rest, mappings: ';'.repeat(lines) + mappings };
}

/**
 * Minifies each chunk below the line `banner`. Chunks that match `compiledAtOnce` get the compile hint: they run nearly all of
 * their functions before the first screen is usable.
 */
export function minified(banner, { compiledAtOnce } = {}) {
  return {
    name: 'minified',
    async renderChunk(code, { fileName }, { sourcemap }) {
      const hint = compiledAtOnce?.test(fileName) ? [COMPILE_HINT] : [];
      const lines = banner ? [...hint, banner] : hint;
      const { code: small, map } = await minify(withStandIns(code), {
        ...MINIFIER,
        module: true,
        sourceMap: Boolean(sourcemap),
      });
      return {
        code: [...lines, small.replaceAll(STAND_IN, IGNORED_IMPORT)].join('\n'),
        map: map ? movedDown(map, lines.length) : null,
      };
    },
  };
}
