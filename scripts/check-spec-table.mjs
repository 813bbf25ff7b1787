/**
 * Holds test/spec-table.md against the project: every file that a row names exists, and every test title stands,
 * letter for letter, in the test file named before it. A row that is still open says so in words instead of naming a
 * test; the last line counts them, and `--no-open` fails for them.
 */
import { existsSync, readFileSync } from 'node:fs';

const TABLE = 'test/spec-table.md';
const COLUMNS = ['section', 'what', 'where', 'test'];
const OPEN = /^\*\*open\*\*/;
const CODE_SPAN = /`([^`]+)`/g;
const TEST_FILE = /^(src|demo|test|scripts)\/\S+\.(test|browser)\.(ts|tsx|mjs)$/;
const OTHER_FILE = /^[\w.-]+(\/[\w.-]+)+\/?$|^[\w-]+\.(json|md)$/;

const problems = [];
const texts = new Map();

/** A test file's text as its titles read, without the backslashes of quotes. */
function textOf(file) {
  if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8').replaceAll(/\\(['"`])/g, '$1'));
  return texts.get(file);
}

/** The cells of a table row; a `\|` in a cell is a plain one. */
const cellsOf = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const spansOf = (cell) => [...cell.matchAll(CODE_SPAN)].map(([, text]) => text);

function checkFile(file, at) {
  if (!existsSync(file)) problems.push(`${at}: there is no ${file}`);
}

/** A test cell names files, and after each test file the titles in it. */
function checkTests(cell, at) {
  const spans = spansOf(cell);
  if (spans.length === 0) problems.push(`${at}: names no test and is not open`);
  let file = null;
  let titles = 0;
  const close = () => {
    if (file !== null && titles === 0) problems.push(`${at}: names no title in ${file}`);
  };
  for (const span of spans) {
    if (TEST_FILE.test(span)) {
      close();
      checkFile(span, at);
      [file, titles] = [span, 0];
    } else if (OTHER_FILE.test(span)) {
      checkFile(span, at);
    } else if (file === null) {
      problems.push(`${at}: names the title "${span}" before any test file`);
    } else {
      titles += 1;
      if (existsSync(file) && !textOf(file).includes(span)) {
        problems.push(`${at}: no test of ${file} is called "${span}"`);
      }
    }
  }
  close();
}

function checkWhere(cell, at) {
  const files = spansOf(cell).filter((span) => OTHER_FILE.test(span));
  if (files.length === 0) problems.push(`${at}: does not say where it lives`);
  for (const file of files) checkFile(file, at);
}

const rows = readFileSync(TABLE, 'utf8')
  .split('\n')
  .map((line, index) => ({ line, at: `${TABLE}:${index + 1}` }))
  .filter(({ line }) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(line))
  .map(({ line, at }) => ({ at, cells: cellsOf(line) }))
  .filter(({ cells }) => cells.join() !== COLUMNS.join());

let open = 0;
for (const { at, cells } of rows) {
  const [section, what, where, test] = cells;
  if (cells.length !== COLUMNS.length || !section || !what) {
    problems.push(`${at}: is not a row of ${COLUMNS.join(', ')}`);
  } else if (OPEN.test(test)) {
    open += 1;
    for (const file of spansOf(where)) checkFile(file, at);
    if (process.argv.includes('--no-open')) problems.push(`${at}: is open: ${what}`);
  } else {
    checkWhere(where, at);
    checkTests(test, at);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${rows.length} rules of specification and contract, ${open} open`);
