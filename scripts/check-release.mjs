/**
 * `node scripts/check-release.mjs TAG`: fails if something is missing that a release needs, mostly what only the owner can
 * fill in: see docs/release.md. `--notes TAG` prints the changelog of that version in its place.
 */
import { readFileSync } from 'node:fs';

import { missingFacts, notesOf } from './release-facts.mjs';

const words = process.argv.slice(2);
const tag = words.at(-1);
const read = (path) => readFileSync(path, 'utf8');
const changelog = read('CHANGELOG.md');

if (!tag?.startsWith('v')) {
  console.error('Usage: node scripts/check-release.mjs [--notes] v<version>');
  process.exitCode = 2;
} else if (words.includes('--notes')) {
  console.log(notesOf(changelog, tag.slice(1)) ?? '');
} else {
  const manifest = JSON.parse(read('package.json'));
  const missing = missingFacts({ manifest, security: read('SECURITY.md'), changelog, tag });
  for (const line of missing) console.error(line);
  if (missing.length > 0) {
    console.error('See docs/release.md, "What only the owner can fill in".');
    process.exitCode = 1;
  } else console.log(`${tag} has all that a release needs`);
}
