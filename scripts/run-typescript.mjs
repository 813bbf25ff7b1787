import { resolve } from 'node:path';

import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** Runs a TypeScript module of the repository without a build; returns its exports. */
export async function runTypeScript(path) {
  const { module } = await runnerImport(resolve(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
