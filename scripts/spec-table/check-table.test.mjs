import { expect, test } from 'vitest';

import { checkTable } from './check-table.mjs';
import { titlesOfText } from './test-titles.mjs';

/** The table of specification rows, checked as one row for each list of titles. */
const problemsOf = (titles) =>
  checkTable(
    `| section | what | where | test |\n| --- | --- | --- | --- |\n| 2 | A rule | \`src/flow/select-flow.ts\` | ${titles} |`,
  ).flatMap(({ problems }) => problems);

const SELECT_FLOW = '`src/flow/select-flow.test.ts`';

test('a row may name a test by its title, or a row of its table', () => {
  expect(
    problemsOf(
      `${SELECT_FLOW} \`lets an earlier rule win over everything that later rules look at\``,
    ),
  ).toEqual([]);
  expect(problemsOf(`${SELECT_FLOW} \`1. qr present\` \`5. services plus serviceId\``)).toEqual([]);
});

test.each(['import {', 'lets an earlier rule win', 'offerCode', 'describe'])(
  'a row with other text of the test file is refused: %s',
  (text) => {
    expect(problemsOf(`${SELECT_FLOW} \`${text}\``)).toEqual([
      `no test of src/flow/select-flow.test.ts is called "${text}"`,
    ]);
  },
);

test('a row needs a test file and a title in it, and a place that exists', () => {
  expect(problemsOf('nothing')).toEqual(['names no test and is not open']);
  expect(problemsOf(SELECT_FLOW)).toEqual(['names no title in src/flow/select-flow.test.ts']);
  expect(problemsOf('`1. qr present`')).toEqual([
    'names the title "1. qr present" before any test file',
  ]);
  expect(problemsOf('`src/gone.test.ts` `a title`')).toEqual(['there is no src/gone.test.ts']);
});

test('an open row names no test, and is counted', () => {
  const [row] = checkTable('| 2 | A rule | `src/flow/select-flow.ts` | **open**: no test yet |');
  expect(row).toEqual({ number: 1, open: 'A rule', problems: [] });
});

test.each([
  ['a test and its suite', `describe('a', () => { it("it's b", () => {}); });`, ['a', "it's b"]],
  ['no skipped test', `it.skip('a', () => {}); test.todo('b');`, []],
  ['no call of another name', `expect('a').toBe('b'); log('c');`, []],
  ['a template as written', 'it(`by ${provider()}`, () => {});', ['by ${provider()}']],
  [
    'the rows of a table',
    `it.each([['x', 1], ['y', 2]])('%s is %i', () => {});`,
    ['%s is %i', 'x is 1', 'y is 2'],
  ],
  [
    'the rows of a list',
    `const ALL = ['x']; test.each(ALL)('of %s', () => {});`,
    ['of %s', 'of x'],
  ],
  ['the fields of a row', `it.each([{ name: 'x' }])('of $name', () => {});`, ['of $name', 'of x']],
  [
    'what a loop sets in',
    'for (const [, { n }] of [[0, { n: null }]]) it(`of ${n}`, () => {});',
    ['of ${n}', 'of null'],
  ],
  [
    'what a suite of a table hands on',
    "describe.each(['x'])('%s', (name) => { it(`of ${name}`, () => {}); });",
    ['%s', 'x', 'of ${name}', 'of x'],
  ],
  ['no row that only the run knows', `it.each(rows())('of %s', () => {});`, ['of %s']],
])('the titles of a file hold %s', (_, text, titles) => {
  expect([...titlesOfText(text)]).toEqual(titles);
});
