import { defineConfig } from 'vitest/config';

import unit from '../../vitest.config.ts';

const tests = process.env['MUTATION_TESTS'];
if (!tests) throw new Error('Run the mutations by `npm run mutate`.');

/** The configuration of the unit tests, with the tests of one area alone. */
export default defineConfig({
  ...unit,
  test: { ...unit.test, include: JSON.parse(tests) as string[] },
});
