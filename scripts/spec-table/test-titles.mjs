/** Reads the titles of a test file's suites and tests from its syntax tree. */
import { format } from 'node:util';

import ts from 'typescript';

import {
  UNKNOWN,
  bindConstants,
  bindPattern,
  fileScope,
  innerScope,
  parseFile,
  parseText,
  valueOf,
} from './constant-value.mjs';

const FUNCTIONS = ['describe', 'it', 'test'];

/**
 * The titles of a test file: as written (`signs in by %s`, `signs in by ${provider}`), and for each row of a table or
 * loop whose values are constants, as the runner prints it (`signs in by google`). Skipped tests have none.
 */
export const titlesOf = (file) => titlesIn(parseFile(file));

/** The titles of a test file's text; see `titlesOf`. */
export const titlesOfText = (text, file = 'some.test.ts') => titlesIn(parseText(text, file));

function titlesIn(source) {
  const titles = new Set();
  visitBody(source, fileScope(source), titles);
  return titles;
}

/** A call of `it`, or of `it.each(table)` or `it.for(table)`. */
function testCall({ expression, arguments: [title, body] }) {
  if (!title || !ts.isCallExpression(expression.parent)) return null;
  if (ts.isIdentifier(expression) && FUNCTIONS.includes(expression.text)) return { title, body };
  if (!ts.isCallExpression(expression)) return null;
  const {
    expression: each,
    arguments: [table],
  } = expression;
  const isEach =
    ts.isPropertyAccessExpression(each) && FUNCTIONS.includes(each.expression.getText());
  return isEach && table && ['each', 'for'].includes(each.name.text)
    ? { title, body, table, spreads: each.name.text === 'each' }
    : null;
}

function visitBody(body, scope, titles) {
  ts.forEachChild(body, (child) => visit(child, scope, titles));
}

function visit(node, scope, titles) {
  if (ts.isBlock(node)) {
    const bindings = new Map();
    const inner = innerScope(scope, bindings);
    bindConstants(bindings, node.statements, inner);
    visitBody(node, inner, titles);
  } else if (ts.isForOfStatement(node)) {
    visitLoop(node, scope, titles);
  } else {
    const call = ts.isCallExpression(node) ? testCall(node) : null;
    if (call) visitTest(call, scope, titles);
    else visitBody(node, scope, titles);
  }
}

/** Without constant rows, the body is read once with unknown values. */
const rowsOf = (value) => (Array.isArray(value) && value.length > 0 ? value : [UNKNOWN]);

function visitLoop({ initializer, expression, statement }, scope, titles) {
  const [declaration] = initializer.declarations ?? [];
  for (const row of rowsOf(valueOf(expression, scope))) {
    const bindings = new Map();
    if (declaration) bindPattern(bindings, declaration.name, () => row);
    visit(statement, innerScope(scope, bindings), titles);
  }
}

function visitTest({ title, body, table, spreads }, scope, titles) {
  titles.add(writtenTitle(title));
  const text = valueOf(title, scope);
  const parameters = body?.parameters ?? [];
  for (const row of table ? rowsOf(valueOf(table, scope)) : [UNKNOWN]) {
    const values = spreads && Array.isArray(row) ? row : [row];
    if (typeof text === 'string') {
      const printed = table ? printedTitle(text, values) : text;
      if (printed !== null) titles.add(printed);
    }
    const bindings = new Map();
    parameters.forEach(({ name }, index) => {
      bindPattern(bindings, name, () => (index < values.length ? values[index] : UNKNOWN));
    });
    if (body?.body) visit(body.body, innerScope(scope, bindings), titles);
  }
}

/** The text of a title between its quotes, without the backslashes of quotes in it. */
const writtenTitle = (title) =>
  ts.isStringLiteralLike(title)
    ? title.text
    : title
        .getText()
        .replace(/^`|`$/g, '')
        .replaceAll(/\\(['"`])/g, '$1');

/** The title of a row: `%s` and its like take the row's values in order, `$name` a field of its first. Else null. */
function printedTitle(text, values) {
  const places = [...text.matchAll(/%[sdifjoOc]/g)].length;
  if (values.slice(0, Math.max(places, 1)).includes(UNKNOWN)) return null;
  const [first] = values;
  const named = text.replaceAll(/\$(\w+)/g, (place, name) =>
    typeof first === 'object' && first !== null && Object.hasOwn(first, name)
      ? String(first[name])
      : place,
  );
  return format(named, ...values.slice(0, places));
}
