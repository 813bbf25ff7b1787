/** The public interface, read from the source that implements it: attributes, events, members, style hooks. */
import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';

const OPTIONAL_VALUES = new Map([
  ['null', 'none'],
  ['[]', 'none'],
  ['{}', 'none'],
]);
const LIFECYCLE = /Callback$/;

/** The description of each `::part()`; the names themselves are found in the source. */
const PARTS = {
  frame: 'The outer shape of every screen.',
  header: 'Back, what this is about, close.',
  footer: 'Languages and links.',
  button: 'Every button, the floating one included.',
  field: 'A label with its control, hint and error.',
  card: 'A bordered group, or a choice as a card.',
  slot: 'A time that can be chosen.',
  dialog: 'The dialog of modal, button and times mode, and every other one.',
  times: 'The next free times of `mode="times"`.',
};

/** The description of each named slot; the names themselves are found in the source. */
const SLOTS = {
  'before-confirm':
    'On the last screen before the press, above the sentence that the law requires: a hint to your loyalty card.',
  'in-summary': 'At the end of the summary before the press: where to park.',
  'after-success':
    'On the result screen: a survey. Also shown while a booking awaits the merchant.',
};

function parse(path) {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true);
}

function fail(message) {
  throw new Error(message);
}

/** The first node below `root` that `test` accepts. */
function findNode(root, test) {
  return test(root) ? root : ts.forEachChild(root, (child) => findNode(child, test));
}

/** The doc comment of a node on one line; fails without one. */
function sentenceOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(doc?.comment)?.replaceAll(/\s+/g, ' ');
  return text ?? fail(`No sentence above ${node.name?.getText() ?? node.getText()}`);
}

function tagOf(node, name) {
  const tag = ts.getJSDocTags(node).find((each) => each.tagName.text === name);
  return ts.getTextOfJSDocComment(tag?.comment)?.trim();
}

/** The value of a field, also from a spread constant. */
function fieldOf(object, name) {
  const own = object.properties.findLast((each) => each.name?.getText() === name);
  const spreads = own ? [] : object.properties.filter(ts.isSpreadAssignment);
  const isSpread = (node) =>
    ts.isVariableDeclaration(node) &&
    spreads.some(({ expression }) => expression.getText() === node.name.getText());
  const shared = spreads.length > 0 && findNode(object.getSourceFile(), isSpread);
  return shared ? fieldOf(shared.initializer.expression, name) : own?.initializer;
}

function textOf(node) {
  return ts.isStringLiteral(node) ? node.text : node.getText();
}

function defaultOf(row) {
  const tag = tagOf(row, 'default');
  if (tag) return tag;
  const text = textOf(fieldOf(row.initializer, 'default'));
  return OPTIONAL_VALUES.get(text) ?? `\`${text}\``;
}

/** The maximum length of a value: the constant that its row names, else that of an id. */
function limitOf(row, source) {
  const name = fieldOf(row.initializer, 'limit')?.getText();
  const isLimit = (node) => ts.isImportSpecifier(node) && node.name.getText() === name;
  const constant = name ? findNode(source, isLimit).propertyName.getText() : 'ID_MAX_LENGTH';
  const isConstant = (node) => ts.isVariableDeclaration(node) && node.name.getText() === constant;
  return findNode(parse('src/lib/limits.ts'), isConstant).initializer.getText().replace('_', '');
}

/** The effect of a change on a running flow, by the row's `change`. */
const CHANGES = {
  restart: 'restarts',
  update: 'updates the flow',
  cart: "restarts if the flow reads the server's cart",
};

function changeOf(row) {
  const change = fieldOf(row.initializer, 'change');
  return tagOf(row, 'change') ?? (change ? CHANGES[change.text] : 'applies in place');
}

/** The words that an attribute accepts; null if it accepts other values. */
function wordsOf(row) {
  const parser = fieldOf(row.initializer, 'parse');
  if (['parseBoolean', 'parseQr'].includes(parser.getText())) return ['true', 'false'];
  return ts.isCallExpression(parser) && parser.expression.getText() === 'oneOf'
    ? parser.arguments.map((each) => each.text)
    : null;
}

/** Every attribute, in the order of its table, and each property that has no attribute (`isPropertyOnly`). */
export function attributesOf() {
  const source = parse('src/lib/config/attributes.ts');
  const isTable = (node) => ts.isVariableDeclaration(node) && node.name.getText() === 'ROWS';
  const literal = findNode(findNode(source, isTable), ts.isObjectLiteralExpression);
  return literal.properties.map((row) => {
    const property = fieldOf(row.initializer, 'name')?.text ?? row.name.text;
    return {
      attribute: property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      property,
      description: sentenceOf(row),
      default: defaultOf(row),
      url: fieldOf(row.initializer, 'url')?.elements.map((each) => each.text) ?? [],
      limit: tagOf(row, 'limit') ?? limitOf(row, source),
      change: changeOf(row),
      words: wordsOf(row),
      parser: fieldOf(row.initializer, 'parse').getText(),
      isSecret: Boolean(fieldOf(row.initializer, 'secret')),
      isPropertyOnly: tagOf(row, 'only') === 'property',
    };
  });
}

/** Every event by its two names, with the type of its detail as the source writes it. */
export function eventsOf() {
  const source = parse('src/platform/host/checkout-events.ts');
  const isDetails = (node) =>
    ts.isInterfaceDeclaration(node) && node.name.text === 'CheckoutEventDetails';
  const isCancellable = (node) =>
    ts.isVariableDeclaration(node) && node.name.getText() === 'CANCELLABLE_EVENTS';
  const cancellable = findNode(source, isCancellable).initializer.getText();
  return findNode(source, isDetails).members.map((member) => {
    const name = member.name.getText();
    return {
      name,
      names: [':', '-'].map((mark) => `merchant-checkout${mark}${name}`),
      detail: member.type.getText(),
      isCancellable: cancellable.includes(`'${name}'`),
      description: sentenceOf(member),
    };
  });
}

function isPublic(member) {
  const hidden = ts.SyntaxKind.ProtectedKeyword;
  return (
    ts.isIdentifier(member.name ?? member) &&
    !LIFECYCLE.test(member.name.text) &&
    !member.modifiers?.some((each) => each.kind === hidden)
  );
}

/** Every method of the element, and `ready`, which has no parameters. */
export function membersOf() {
  const source = parse('src/element/merchant-checkout-element.ts');
  const element = findNode(source, ts.isClassDeclaration);
  return element.members
    .filter((member) => ts.isMethodDeclaration(member) || ts.isGetAccessor(member))
    .filter(isPublic)
    .map((member) => ({
      name: member.name.text,
      parameters: ts.isGetAccessor(member)
        ? null
        : member.parameters.map((each) => ({
            text: each.getText(),
            name: each.name.getText(),
            type: each.type.getText(),
          })),
      type: member.type.getText(),
      description: sentenceOf(member),
    }));
}

/** Every `--mc-*` property: rows of the tables in style sheets' comments. */
export function customPropertiesOf() {
  const sheets = ['src/ui/tokens.css', 'src/element/shell.css'];
  return sheets
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .map((line) => /^ \* \| (--mc-[\w-]+) *\|(.*)\|(.*)\|$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name, description, standard]) => ({
      name,
      description: description.trim(),
      default: standard.trim(),
    }));
}

/** Every `::part()`; fails if the source and the descriptions differ. */
export function partsOf() {
  const sources = readdirSync('src', { recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => readFileSync(`src/${String(path)}`, 'utf8'));
  const isUsed = (name) =>
    sources.some((text) => text.includes(`part="${name}"`) || text.includes(`part: '${name}'`));
  const used = sources.flatMap((text) => [...text.matchAll(/\bpart(?:="|: ')([\w-]+)/g)]);
  for (const [, name] of used) if (!PARTS[name]) fail(`The part "${name}" has no sentence`);
  for (const name of Object.keys(PARTS))
    if (!isUsed(name)) fail(`No source has the part "${name}"`);
  return Object.entries(PARTS).map(([name, description]) => ({ name, description }));
}

/** Every named slot; fails if the source and the descriptions differ. */
export function slotsOf() {
  const used = readdirSync('src', { recursive: true })
    .filter((path) => path.endsWith('.tsx') && !/\.test\./.test(path))
    .flatMap((path) => [
      ...readFileSync(`src/${String(path)}`, 'utf8').matchAll(/<PageSlot name="([\w-]+)"/g),
    ]);
  for (const [, name] of used) if (!SLOTS[name]) fail(`The slot "${name}" has no sentence`);
  for (const name of Object.keys(SLOTS))
    if (!used.some(([, each]) => each === name)) fail(`No source has the slot "${name}"`);
  return Object.entries(SLOTS).map(([name, description]) => ({ name, description }));
}

/** Every error code, in the order of the source. */
export function errorCodes() {
  const source = parse('src/lib/error/error-code.ts');
  const isCodes = (node) => ts.isVariableDeclaration(node) && node.name.getText() === 'ERROR_CODES';
  const list = findNode(findNode(source, isCodes), ts.isArrayLiteralExpression);
  return list.elements.map(({ text }) => text);
}
