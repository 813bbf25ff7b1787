import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their source. A file that needs a page says so: `// @vitest-environment happy-dom`. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/**/*.test.mjs'],
    environment: 'node',
    // A style sheet is text to this project; tests judge behaviour, so its text may be empty.
    css: false,
    restoreMocks: true,
    unstubGlobals: true,
    clearMocks: true,
  },
});
