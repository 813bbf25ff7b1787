/**
 * Holds test/spec-table.md and test/trust-table.md against the project: every file that a row names exists, and every
 * title is the title of a test, or of a row of its table, in the test file named before it. A row that is still open
 * says so in words instead of naming a test; the last line counts them, and `--no-open` fails for them.
 */
import { readFileSync } from 'node:fs';

import { checkTable } from './spec-table/check-table.mjs';

const TABLES = ['test/spec-table.md', 'test/trust-table.md'];

const rows = TABLES.flatMap((table) =>
  checkTable(readFileSync(table, 'utf8')).map((row) => ({ ...row, at: `${table}:${row.number}` })),
);
const open = rows.filter((row) => row.open !== null);
const problems = rows.flatMap(({ at, problems }) => problems.map((problem) => `${at}: ${problem}`));
if (process.argv.includes('--no-open')) {
  problems.push(...open.map((row) => `${row.at}: is open: ${row.open}`));
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${rows.length} rules of specification, contract and trust, ${open.length} open`);
