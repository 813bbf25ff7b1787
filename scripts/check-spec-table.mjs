/**
 * Holds test/spec-table.md against the project: every file that a row names exists, and every title is the title of a
 * test, or of a row of its table, in the test file named before it. A row that is still open says so in words instead
 * of naming a test; the last line counts them, and `--no-open` fails for them.
 */
import { readFileSync } from 'node:fs';

import { checkTable } from './spec-table/check-table.mjs';

const TABLE = 'test/spec-table.md';

const rows = checkTable(readFileSync(TABLE, 'utf8'));
const open = rows.filter((row) => row.open !== null);
const problems = rows.flatMap(({ number, problems }) =>
  problems.map((problem) => `${TABLE}:${number}: ${problem}`),
);
if (process.argv.includes('--no-open')) {
  problems.push(...open.map((row) => `${TABLE}:${row.number}: is open: ${row.open}`));
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${rows.length} rules of specification and contract, ${open.length} open`);
