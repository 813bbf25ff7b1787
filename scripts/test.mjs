/** `npm test`: what every change must pass. */
import { runParts } from './run-parts.mjs';

const HELP = `npm test                     all parts, two at a time; ends with a table
npm test -- unit budgets     some parts, by words of their names
npm test -- --slowest        lists the slowest tests of all kinds, and the time of each part`;

await runParts(
  [
    { name: 'catalogs', command: 'npm run --silent catalogs' },
    { name: 'build', command: 'npm run --silent build:files', needs: ['catalogs'] },
    { name: 'browser tests', command: 'npm run --silent test:browser', needs: ['build'] },
    { name: 'unit tests', command: 'npm run --silent test:unit', needs: ['catalogs'] },
    { name: 'hostile platform', command: 'npm run --silent test:model', needs: ['catalogs'] },
    { name: 'types, lint and format', command: 'npm run --silent lint', needs: ['catalogs'] },
    { name: 'texts', command: 'node scripts/check-catalogs.mjs', needs: ['catalogs'] },
    { name: 'reference tables', command: 'node scripts/generate-readme-tables.mjs --check' },
    { name: 'description of the API', command: 'node scripts/generate-openapi.mjs --check' },
    { name: 'paths in documents', command: 'node scripts/check-doc-paths.mjs' },
    { name: 'architecture map', command: 'node scripts/generate-architecture-map.mjs --check' },
    { name: 'dead code', command: 'npm run --silent dead', needs: ['catalogs'] },
    { name: 'spec table', command: 'node scripts/check-spec-table.mjs' },
    { name: 'budgets', command: 'node scripts/check-budgets.mjs', needs: ['build'] },
    { name: 'example for Playwright', command: 'node test/docs/playwright.mjs', needs: ['build'] },
    { name: 'preload lines', command: 'node scripts/check-preloads.mjs', needs: ['build'] },
    { name: 'stale preload lines', command: 'node test/docs/stale-preload.mjs', needs: ['build'] },
    { name: 'package', command: 'node scripts/check-package.mjs', needs: ['build'] },
  ],
  HELP,
);
