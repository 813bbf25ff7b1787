import { resolve } from 'node:path';

import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** Runs a module of the repository that is written in TypeScript, without a build, and gives what it exports. */
export async function runTypeScript(path) {
  const { module } = await runnerImport(resolve(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
