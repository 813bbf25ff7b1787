import { defineConfig } from 'vitest/config';

/** The model-based run: apart from the unit tests, because it takes longer and prints seeds. */
export default defineConfig({
  test: {
    include: ['test/model/*.test.ts'],
    environment: 'node',
    css: false,
    setupFiles: ['test/runner/install-clock.ts'],
  },
});
