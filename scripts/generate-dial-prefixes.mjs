/**
 * Writes src/domain/phone/dial-prefix-data.ts from libphonenumber-js: one text of country codes and
 * calling codes, so that the library itself stays out of the bundle. `--check` only says whether
 * the committed file is up to date (exit code 1 when it is stale).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

const TARGET = new URL('../src/domain/phone/dial-prefix-data.ts', import.meta.url);

/** The module's text: countries in order of their codes, each followed by its calling code. */
export function dialPrefixModule() {
  const table = getCountries()
    .map((country) => `${country}${getCountryCallingCode(country)}`)
    .sort()
    .join('');
  return [
    '// Made by scripts/generate-dial-prefixes.mjs from libphonenumber-js; not edited by hand.',
    '',
    '/** ISO 3166 codes, each followed by its calling code, in order. */',
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
