/**
 * Writes src/lib/phone/dial-prefix-data.ts from libphonenumber-js: one text of calling codes and country codes, so that
 * the library is not bundled. With `--check`, writes nothing and fails if the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import metadata from 'libphonenumber-js/max/metadata';

const TARGET = new URL('../src/lib/phone/dial-prefix-data.ts', import.meta.url);

/** The module's text: calling codes in order, each followed by its countries, the main one first. */
export function dialPrefixModule() {
  const table = Object.entries(metadata.country_calling_codes)
    .map(([code, countries]) => `${code}${countries.join('')}`)
    .join('');
  return [
    '// Made by scripts/generate-dial-prefixes.mjs from libphonenumber-js; not edited by hand.',
    '',
    '/** Calling codes, each followed by the ISO 3166 codes of its countries, the main one first. */',
    `export const DIAL_PREFIX_DATA =\n  '${table}';`,
    '',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const made = dialPrefixModule();
  if (!process.argv.includes('--check')) {
    writeFileSync(TARGET, made);
  } else if (readFileSync(TARGET, 'utf8') !== made) {
    console.error('dial-prefix-data.ts is stale: run node scripts/generate-dial-prefixes.mjs');
    process.exitCode = 1;
  }
}
