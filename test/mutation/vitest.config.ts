import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';

import unit from '../../vitest.config.ts';

const tests = process.env['MUTATION_TESTS'];
const source = process.env['MUTATION_SOURCE'];
if (!tests || !source) throw new Error('Run the mutations by `npm run mutate`.');

/** A later result never comes: most mutants that block a test block it for ever. */
const GIVE_UP_MS = 1_000;

let vitest: Vitest;

/**
 * Stryker counts failed tests. A file that a mutant keeps from being loaded has none: this makes it an error of the run,
 * or the mutant would count as a survivor.
 */
const tellFilesThatCannotBeLoaded: Reporter = {
  onInit: (context) => {
    vitest = context;
  },
  onTestModuleEnd: (file) => {
    if (file.children.size > 0) return;
    for (const { message } of file.errors()) {
      vitest.state.catchError(new Error(message), 'Unhandled Error');
    }
  },
};

const { projects: _projects, ...settings } = unit.test ?? {};

/**
 * The settings of the unit tests, with the tests of one area alone. They share a worker, which a run for one mutant
 * starts and ends: to load the code for each test file again takes most of the time.
 */
export default defineConfig({
  ...unit,
  plugins: [
    {
      name: 'fill-in-source',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('/mutation/load-source.mjs') ? code.replace("['AREA_SOURCE']", source) : null,
    },
  ],
  test: {
    ...settings,
    reporters: [tellFilesThatCannotBeLoaded],
    setupFiles: ['test/mutation/load-source.mjs'],
    include: JSON.parse(tests) as string[],
    isolate: false,
    env: { GIVE_UP_MS: String(GIVE_UP_MS) },
    // Sooner than Stryker's own limit, after which it has to start a new process.
    testTimeout: 10 * GIVE_UP_MS,
    expect: { poll: { interval: 2, timeout: GIVE_UP_MS } },
  },
});
