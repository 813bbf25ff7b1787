import { defineConfig } from 'vitest/config';

import { HANGS_AFTER_MS } from '../runner/time-limits.mjs';

/** The model-based run: apart from the unit tests, because it takes longer and prints seeds. */
export default defineConfig({
  test: {
    include: ['test/model/*.test.ts'],
    environment: 'node',
    css: false,
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    setupFiles: ['test/runner/install-clock.ts'],
  },
});
