/**
 * Imports a module by an address that is known at run time alone. JavaScript, because the TypeScript
 * build wraps a computed `import()` in a helper that would have to be loaded too. The comments keep bundlers, who cannot
 * follow it, from refusing it; the build keeps the first.
 */
export const importModule = (url) => import(/* webpackIgnore: true */ /* @vite-ignore */ url);
