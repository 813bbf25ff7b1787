import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from './temporary-folder.mjs';

test('files of a build are kept for a year, files with fixed names for an hour, maps by no rule', () => {
  const folder = temporaryFolder('headers');
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, 'dist/merchant-checkout-1.2.3-1a2b3c4d'));
  for (const name of ['merchant-checkout.js', 'merchant-checkout.js.map', 'sbom.cdx.json'])
    writeFileSync(join(folder, 'dist', name), '');
  execFileSync('node', [join(import.meta.dirname, 'write-headers.mjs')], { cwd: folder });
  expect(readFileSync(join(folder, 'dist/_headers'), 'utf8')).toBe(
    `/merchant-checkout-1.2.3-1a2b3c4d/*
  Access-Control-Allow-Origin: *
  Cache-Control: public, max-age=31536000, immutable

/merchant-checkout.js
  Access-Control-Allow-Origin: *
  Cache-Control: public, max-age=3600, stale-while-revalidate=86400
`,
  );
});
