/**
 * Checks test/spec-table.md and test/trust-table.md: every file that a row names exists, and every title is that of a
 * test, or of a row of its table, in the test file named before it. An open row describes what is missing instead of
 * naming a test; the last line counts these, and `--no-open` fails if there are any.
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
