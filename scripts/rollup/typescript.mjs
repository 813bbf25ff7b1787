import { transform } from '@swc/core';

/** The syntax of the oldest browsers that docs/reference/browsers.md names. */
const TARGET = 'es2022';

/**
 * Turns a TypeScript module into JavaScript, with its source map. Types are removed and not checked: `npm run lint` does
 * that. Each file stands alone (`isolatedModules`), so no build reads the whole program.
 */
export const asJavaScript = (code, id, { sourceMaps = true } = {}) =>
  transform(code, {
    filename: id,
    configFile: false,
    swcrc: false,
    sourceMaps,
    jsc: {
      target: TARGET,
      parser: { syntax: 'typescript', tsx: id.endsWith('.tsx') },
      transform: {
        react: { runtime: 'automatic' },
        verbatimModuleSyntax: true,
        useDefineForClassFields: true,
      },
    },
  });

/** TypeScript for rollup. What several builds share is transformed once. */
export function typescript({ sourceMaps = true } = {}) {
  const known = new Map();
  return {
    name: 'typescript',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const key = `${id}\n${code}`;
      if (!known.has(key)) known.set(key, asJavaScript(code, id, { sourceMaps }));
      const { code: plain, map } = await known.get(key);
      return { code: plain, map: map ?? null };
    },
  };
}
