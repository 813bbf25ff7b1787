/** Reads the values of constant expressions, such as the rows of a test's table, without running the code. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';

/** The value of an unsupported expression. */
export const UNKNOWN = Symbol('unknown');

const isUnknown = (value) => value === UNKNOWN;
const parsed = new Map();

/** The syntax tree of a file, read once. */
export function parseFile(file) {
  if (!parsed.has(file)) parsed.set(file, parseText(readFileSync(file, 'utf8'), file));
  return parsed.get(file);
}

/** The syntax tree of a text; the file name decides the language. */
export const parseText = (text, file) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** A nested scope. `bindings` maps names to functions that return their values. */
export const innerScope = (outer, bindings) => (name) =>
  bindings.has(name) ? bindings.get(name)() : outer(name);

const once = (read) => {
  let value;
  return () => (value ??= { read: read() }).read;
};

/** The scope of a file: its constants, and imports from relative paths. Other names are unknown. */
export function fileScope(source) {
  const bindings = new Map();
  const scope = innerScope(() => UNKNOWN, bindings);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) bindImports(bindings, statement, source.fileName);
  }
  bindConstants(bindings, source.statements, scope);
  return scope;
}

function bindImports(bindings, statement, importer) {
  const { text } = statement.moduleSpecifier;
  const file = join(dirname(importer), text);
  const names = statement.importClause?.namedBindings;
  if (!text.startsWith('.') || !existsSync(file) || !names || !ts.isNamedImports(names)) return;
  for (const { name, propertyName } of names.elements) {
    bindings.set(
      name.text,
      once(() =>
        /\.m?[jt]sx?$/.test(file)
          ? fileScope(parseFile(file))((propertyName ?? name).text)
          : UNKNOWN,
      ),
    );
  }
}

/** Adds the constants of statements; each is evaluated on demand. */
export function bindConstants(bindings, statements, scope) {
  for (const statement of statements) {
    if (
      !ts.isVariableStatement(statement) ||
      !(statement.declarationList.flags & ts.NodeFlags.Const)
    )
      continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer)
        bindPattern(
          bindings,
          name,
          once(() => valueOf(initializer, scope)),
        );
    }
  }
}

/** Adds the names of a pattern such as `[name, { status }]` with their parts of a value. */
export function bindPattern(bindings, pattern, read) {
  if (ts.isIdentifier(pattern)) {
    bindings.set(pattern.text, read);
    return;
  }
  pattern.elements.forEach((element, index) => {
    if (ts.isOmittedExpression(element) || element.dotDotDotToken) return;
    const key = ts.isArrayBindingPattern(pattern)
      ? index
      : (element.propertyName ?? element.name).text;
    bindPattern(bindings, element.name, () => partOf(read(), key));
  });
}

const partOf = (value, key) =>
  typeof value === 'object' && value !== null && !isUnknown(key) && Object.hasOwn(value, key)
    ? value[key]
    : UNKNOWN;

const OPERATORS = new Map([
  [ts.SyntaxKind.PlusToken, (left, right) => left + right],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, (left, right) => left === right],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, (left, right) => left !== right],
]);

const CONSTANTS = new Map([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
]);

/** The value of an expression in a scope, or `UNKNOWN`. */
export function valueOf(node, scope) {
  const read = (inner) => valueOf(inner, scope);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (CONSTANTS.has(node.kind)) return CONSTANTS.get(node.kind);
  if (ts.isIdentifier(node)) return node.text === 'undefined' ? undefined : scope(node.text);
  if (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
  ) {
    return read(node.expression);
  }
  if (ts.isTemplateExpression(node)) return textOf(node, read);
  if (ts.isArrayLiteralExpression(node)) return arrayOf(node, read);
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, read);
  if (ts.isPropertyAccessExpression(node)) return partOf(read(node.expression), node.name.text);
  if (ts.isElementAccessExpression(node))
    return partOf(read(node.expression), read(node.argumentExpression));
  if (ts.isConditionalExpression(node)) {
    const condition = read(node.condition);
    return isUnknown(condition) ? UNKNOWN : read(condition ? node.whenTrue : node.whenFalse);
  }
  if (ts.isBinaryExpression(node)) {
    const sides = [read(node.left), read(node.right)];
    return sides.some(isUnknown)
      ? UNKNOWN
      : (OPERATORS.get(node.operatorToken.kind)?.(...sides) ?? UNKNOWN);
  }
  return ts.isCallExpression(node) ? listOf(node, read) : UNKNOWN;
}

function textOf({ head, templateSpans }, read) {
  const parts = templateSpans
    .map(({ expression, literal }) => [read(expression), literal.text])
    .flat();
  return parts.some((part) => isUnknown(part) || part instanceof Object)
    ? UNKNOWN
    : [head.text, ...parts.map(String)].join('');
}

/** An array; unknown with an unknown spread, but not with an unknown element. */
function arrayOf({ elements }, read) {
  const values = elements.map((element) =>
    ts.isSpreadElement(element) ? read(element.expression) : [read(element)],
  );
  return values.every(Array.isArray) ? values.flat() : UNKNOWN;
}

function objectOf({ properties }, read) {
  const result = {};
  for (const property of properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = read(property.expression);
      if (isUnknown(spread)) return UNKNOWN;
      Object.assign(result, spread);
    } else if (ts.isPropertyAssignment(property)) {
      const { name, initializer } = property;
      result[ts.isComputedPropertyName(name) ? read(name.expression) : name.text] =
        read(initializer);
    } else if (ts.isShorthandPropertyAssignment(property)) {
      result[property.name.text] = read(property.name);
    }
  }
  return result;
}

/** `Object.keys`, `Object.values` and `Object.entries` of an object. */
function listOf({ expression, arguments: [argument] }, read) {
  const list = /^Object\.(keys|values|entries)$/.exec(expression.getText())?.[1];
  const value = list && argument ? read(argument) : UNKNOWN;
  return typeof value === 'object' && value !== null ? Object[list](value) : UNKNOWN;
}
