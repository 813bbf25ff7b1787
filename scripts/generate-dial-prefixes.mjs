/**
 * Writes src/lib/phone/dial-prefix-data.ts from libphonenumber-js: one text of calling codes and country codes, so that
 * the library is not bundled. With `--check`, writes nothing and fails if the file is stale.
 */
import metadata from 'libphonenumber-js/max/metadata';

import { writeGenerated } from './write-generated.mjs';

const TARGET = 'src/lib/phone/dial-prefix-data.ts';

/** Calling codes in order, each followed by its countries, the main one first. */
const table = Object.entries(metadata.country_calling_codes)
  .map(([code, countries]) => `${code}${countries.join('')}`)
  .join('');

const text = `// Made by scripts/generate-dial-prefixes.mjs from libphonenumber-js; not edited by hand.

/** Calling codes, each followed by the ISO 3166 codes of its countries, the main one first. */
export const DIAL_PREFIX_DATA =
  '${table}';
`;

writeGenerated({ [TARGET]: text }, 'node scripts/generate-dial-prefixes.mjs');
