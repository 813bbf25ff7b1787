/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

import { slowestUnitFiles } from './test/runner/slowest-files.mjs';

/** Unit tests stand beside their source. A file that needs a page says so: `// @vitest-environment happy-dom`. */
const UNIT_TESTS = ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/**/*.test.mjs'];

/** Files that replace modules: a later file of the same worker would get the replacement. */
const REPLACES_MODULES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => join('src', path))
  .filter((path) => readFileSync(path, 'utf8').includes('vi.doMock('));

export default defineConfig({
  test: {
    environment: 'node',
    // A style sheet is text to this project; tests judge behaviour, so its text may be empty.
    css: false,
    restoreMocks: true,
    unstubGlobals: true,
    clearMocks: true,
    pool: 'threads',
    // Ends what hangs. On a busy machine the longest properties take several seconds.
    testTimeout: 30_000,
    reporters: [slowestUnitFiles(), 'default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          exclude: ['**/node_modules/**', ...REPLACES_MODULES],
          // No module of the source holds state. Loading them again for each file takes longer than the tests.
          isolate: false,
          setupFiles: ['test/runner/remove-globals.ts'],
        },
      },
      { extends: true, test: { name: 'replaced modules', include: REPLACES_MODULES } },
    ],
  },
});
