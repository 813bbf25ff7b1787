/** Checks the rows of a table of rules: see test/spec-table.md and test/trust-table.md. */
import { existsSync } from 'node:fs';

import { titlesOf } from './test-titles.mjs';

const COLUMNS = ['section', 'what', 'where', 'test'];
const OPEN = /^\*\*open\*\*/;
const CODE_SPAN = /`([^`]+)`/g;
const TEST_FILE = /^(src|demo|test|scripts)\/\S+\.(test|browser)\.(ts|tsx|mjs)$/;
const OTHER_FILE = /^[\w.-]+(\/[\w.-]+)+\/?$|^[\w-]+\.(json|md)$/;

/** The cells of a table row; a `\|` in a cell is a plain one. */
const cellsOf = (line) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const spansOf = (cell) => [...cell.matchAll(CODE_SPAN)].map(([, text]) => text);

const missingFiles = (files) =>
  files.filter((file) => !existsSync(file)).map((file) => `there is no ${file}`);

/** A test cell names files, and after each test file the titles of tests in it. */
function problemsOfTests(cell) {
  const spans = spansOf(cell);
  const problems = spans.length === 0 ? ['names no test and is not open'] : [];
  let file = null;
  let titles = 0;
  const close = () => {
    if (file !== null && titles === 0) problems.push(`names no title in ${file}`);
  };
  for (const span of spans) {
    if (TEST_FILE.test(span)) {
      close();
      problems.push(...missingFiles([span]));
      [file, titles] = [span, 0];
    } else if (OTHER_FILE.test(span)) {
      problems.push(...missingFiles([span]));
    } else if (file === null) {
      problems.push(`names the title "${span}" before any test file`);
    } else {
      titles += 1;
      if (existsSync(file) && !titlesOf(file).has(span)) {
        problems.push(`no test of ${file} is called "${span}"`);
      }
    }
  }
  close();
  return problems;
}

function problemsOfPlace(cell) {
  const files = spansOf(cell).filter((span) => OTHER_FILE.test(span));
  return files.length === 0 ? ['does not say where it lives'] : missingFiles(files);
}

function checkRow(cells) {
  const [section, what, where, test] = cells;
  if (cells.length !== COLUMNS.length || !section || !what) {
    return { open: null, problems: [`is not a row of ${COLUMNS.join(', ')}`] };
  }
  return OPEN.test(test)
    ? { open: what, problems: missingFiles(spansOf(where)) }
    : { open: null, problems: [...problemsOfPlace(where), ...problemsOfTests(test)] };
}

/** The rows of a Markdown text's tables with line number and problems; `open` is the rule if no test shows it yet. */
export const checkTable = (text) =>
  text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(line))
    .map(({ line, number }) => ({ number, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.join() !== COLUMNS.join())
    .map(({ number, cells }) => ({ number, ...checkRow(cells) }));
