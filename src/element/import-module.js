/**
 * Imports a module by an address that is known at run time alone. JavaScript, because the TypeScript
 * build wraps a computed `import()` in a helper that would have to be loaded too.
 */
export const importModule = (url) => import(/* @vite-ignore */ url);
