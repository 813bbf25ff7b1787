/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

import { HANGS_AFTER_MS, WAITS_MS } from './test/runner/time-limits.mjs';
import { slowestUnitFiles } from './test/runner/slowest.mjs';

/** Unit tests stand beside their source. */
const UNIT_TESTS = [
  'src/**/*.test.{ts,tsx}',
  'demo/**/*.test.ts',
  'docs/*.test.ts',
  'integrations/*.test.ts',
  'scripts/**/*.test.mjs',
  'test/walks/*.test.ts',
];

/** The test files of the source and the demo that contain `text`. */
const testsWith = (text: string) =>
  ['src', 'demo', 'integrations'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => join(folder, path))
      .filter((path) => readFileSync(path, 'utf8').includes(text)),
  );

/** Walks through the real element, on a page of happy-dom with the demo site and its sandbox behind it: see `test/walks/install-page.ts`. */
const WALKS = ['test/flows/*.test.ts', 'test/element/*.test.ts', 'test/docs/*.test.ts'];

/** Walks with a page of their own: with storage or cookies blocked, what a page remembers itself lasts as long as the page. */
const WALKS_ALONE = ['test/flows/saved-state.test.ts', 'test/flows/sign-in-elsewhere.test.ts'];

const WALK_MODULES = {
  alias: {
    '@web/test-runner-commands': join(import.meta.dirname, 'test/walks/no-browser.ts'),
  },
};

/** A link that a test follows loads nothing, and leaves the page as it is. */
const NO_NAVIGATION = {
  settings: {
    navigation: {
      disableMainFrameNavigation: true,
      disableChildFrameNavigation: true,
      disableChildPageNavigation: true,
      disableFallbackToSetURL: true,
    },
  },
};

const ON_PAGE = {
  environment: './test/walks/environment.ts',
  environmentOptions: {
    happyDOM: { url: 'http://localhost:4173/test/page.html', width: 800, height: 600 },
  },
  setupFiles: [
    'test/runner/install-clock.ts',
    'test/runner/finish-imports.ts',
    'test/walks/page.ts',
  ],
};

/** React as it ships knows no other form: see `test/walks/environment.ts`. */
const JSX_AS_SHIPPED = { jsx: { development: false } };

/** Tests of listeners that the page keeps for good. */
const LISTENS_FOR_GOOD = [
  'src/element/open-triggers.test.ts',
  'src/element/replace-placeholders.test.ts',
];

/** Files after which no other may run in the same worker: those, and those that replace modules. */
const ALONE = [...LISTENS_FOR_GOOD, ...testsWith('vi.doMock(')];

/**
 * Files that need a page. They run apart from the others: a worker that has opened pages runs everything after them
 * at half the speed.
 */
const NEEDS_PAGE = testsWith('@vitest-environment happy-dom').filter(
  (path) => !ALONE.includes(path),
);

/** No module of the source holds state. Loading them again for each file takes longer than the tests. */
const SHARED_MODULES = {
  isolate: false,
  setupFiles: [
    'test/runner/install-clock.ts',
    'test/runner/remove-globals.ts',
    'test/runner/finish-imports.ts',
  ],
};

export default defineConfig({
  // The package's own name: what stands in `integrations` imports it, and its tests look at the tag alone.
  resolve: {
    alias: { 'merchant-checkout': join(import.meta.dirname, 'test/support/no-element.ts') },
  },
  test: {
    environment: 'node',
    // A style sheet is text to this project; tests judge behaviour, so its text may be empty.
    css: false,
    restoreMocks: true,
    unstubGlobals: true,
    clearMocks: true,
    // In some orders of files, worker threads crash in V8's garbage collection.
    pool: 'forks',
    // By default one processor is left to others; but beside these tests only those in the browser run, and they end first.
    maxWorkers: '100%',
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    expect: { poll: { interval: 2, timeout: WAITS_MS } },
    reporters: [slowestUnitFiles(), 'default'],
    projects: [
      {
        extends: true,
        test: {
          ...SHARED_MODULES,
          name: 'unit',
          include: UNIT_TESTS,
          exclude: ['**/node_modules/**', ...ALONE, ...NEEDS_PAGE],
        },
      },
      {
        extends: true,
        test: {
          ...SHARED_MODULES,
          name: 'page',
          include: NEEDS_PAGE,
          environmentOptions: { happyDOM: NO_NAVIGATION },
          setupFiles: [
            'test/runner/no-network.ts',
            ...SHARED_MODULES.setupFiles,
            'test/runner/empty-page.ts',
          ],
        },
      },
      {
        extends: true,
        oxc: JSX_AS_SHIPPED,
        resolve: WALK_MODULES,
        test: { ...ON_PAGE, name: 'walks', include: WALKS, exclude: WALKS_ALONE, isolate: false },
      },
      {
        extends: true,
        oxc: JSX_AS_SHIPPED,
        resolve: WALK_MODULES,
        test: { ...ON_PAGE, name: 'walks alone', include: WALKS_ALONE },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          environmentOptions: { happyDOM: NO_NAVIGATION },
          setupFiles: ['test/runner/no-network.ts', 'test/runner/install-clock.ts'],
        },
      },
    ],
  },
});
