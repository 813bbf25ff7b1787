/*
 * Loads the source of the area before any test: Stryker takes what a module does once for the work of the test that
 * loads it first, and would try its mutants on that test alone. `vitest.config.ts` fills in the patterns.
 */
import.meta.glob(['AREA_SOURCE'], { eager: true });
