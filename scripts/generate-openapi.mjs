/**
 * Writes docs/public/openapi.json, the answers of a middleware, from the schemas of the calls. With `--check`, writes
 * nothing and fails if the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { runTypeScript } from './run-typescript.mjs';

const TARGET = new URL('../docs/public/openapi.json', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const { openApi } = await runTypeScript('demo/middleware/openapi.ts');
const made = `${JSON.stringify(openApi(version), null, 1)}\n`;
if (!process.argv.includes('--check')) writeFileSync(TARGET, made);
else if (readFileSync(TARGET, 'utf8') !== made) {
  console.error('docs/public/openapi.json is stale: run node scripts/generate-openapi.mjs');
  process.exitCode = 1;
}
