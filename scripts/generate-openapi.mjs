/**
 * Writes docs/public/openapi.json, the answers of a middleware, from the schemas of the calls. With `--check`, writes
 * nothing and fails if the file is stale.
 */
import { readFileSync } from 'node:fs';

import { runTypeScript } from './run-typescript.mjs';
import { writeGenerated } from './write-generated.mjs';

const TARGET = 'docs/public/openapi.json';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const { openApi } = await runTypeScript('demo/middleware/openapi.ts');
const text = `${JSON.stringify(openApi(version), null, 1)}\n`;
writeGenerated({ [TARGET]: text }, 'node scripts/generate-openapi.mjs');
