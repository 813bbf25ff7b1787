import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import ts from 'typescript';

/**
 * Writes the tables of README.md between their markers, from the source they describe.
 * `--check` writes nothing and fails when a table is stale.
 */

const README = 'README.md';
const OPTIONAL_VALUES = new Map([
  ['null', 'none'],
  ['[]', 'none'],
  ['{}', 'none'],
]);
const LIFECYCLE = /Callback$/;

/** What each `::part()` is; the names themselves are found in the source. */
const PARTS = {
  frame: 'The outer shape of every screen.',
  header: 'Back, what this is about, close.',
  footer: 'Languages and links.',
  button: 'Every button, the floating one included.',
  field: 'A label with its control, hint and error.',
  card: 'A bordered group, or a choice as a card.',
  slot: 'A time that can be chosen.',
  dialog: 'The dialog of modal and button mode, and every other one.',
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

/** The sentence above a node, on one line; one is needed. */
function sentenceOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(doc?.comment)?.replaceAll(/\s+/g, ' ');
  return text ?? fail(`No sentence above ${node.name?.getText() ?? node.getText()}`);
}

function tagOf(node, name) {
  const tag = ts.getJSDocTags(node).find((each) => each.tagName.text === name);
  return ts.getTextOfJSDocComment(tag?.comment)?.trim();
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}

function table(heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const code = (text) => `\`${text}\``;

function fieldOf(object, name) {
  return object.properties.find((each) => each.name?.getText() === name)?.initializer;
}

function textOf(node) {
  return ts.isStringLiteral(node) ? node.text : node.getText();
}

function defaultOf(row) {
  const tag = tagOf(row, 'default');
  if (tag) return tag;
  const text = textOf(fieldOf(row.initializer, 'default'));
  return OPTIONAL_VALUES.get(text) ?? code(text);
}

/** The most characters of an attribute's text: its row names one of the limits, else it is that of an id. */
function limitOf(row, source) {
  const name = fieldOf(row.initializer, 'limit')?.getText();
  const isLimit = (node) => ts.isImportSpecifier(node) && node.name.getText() === name;
  const constant = name ? findNode(source, isLimit).propertyName.getText() : 'ID_MAX_LENGTH';
  const isConstant = (node) => ts.isVariableDeclaration(node) && node.name.getText() === constant;
  return findNode(parse('src/lib/element-limits.ts'), isConstant)
    .initializer.getText()
    .replace('_', '');
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

function attributesTable() {
  const source = parse('src/lib/config/attributes.ts');
  const isTable = (node) => ts.isVariableDeclaration(node) && node.name.getText() === 'ROWS';
  const literal = findNode(findNode(source, isTable), ts.isObjectLiteralExpression);
  const rows = literal.properties.map((row) => {
    const property = fieldOf(row.initializer, 'name')?.text ?? row.name.text;
    const attribute = property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const url = fieldOf(row.initializer, 'url')?.elements.map((each) => code(each.text)) ?? [];
    return [
      code(attribute),
      code(property),
      sentenceOf(row),
      defaultOf(row),
      url.join(', '),
      limitOf(row, source),
      changeOf(row),
    ];
  });
  return table(
    [
      'attribute',
      'property',
      'description',
      'default',
      'URL parameter',
      'max. characters',
      'when changed',
    ],
    rows,
  );
}

function eventsTable() {
  const source = parse('src/platform/host/checkout-events.ts');
  const isDetails = (node) =>
    ts.isInterfaceDeclaration(node) && node.name.text === 'CheckoutEventDetails';
  const isCancellable = (node) =>
    ts.isVariableDeclaration(node) && node.name.getText() === 'CANCELLABLE_EVENTS';
  const cancellable = findNode(source, isCancellable).initializer.getText();
  const rows = findNode(source, isDetails).members.map((member) => {
    const name = member.name.getText();
    const type = member.type.getText();
    const detail = type.startsWith('Record<') ? '{}' : type;
    const mayCancel = cancellable.includes(`'${name}'`) ? 'yes' : '';
    return [code(`merchant-checkout:${name}`), code(detail), mayCancel, sentenceOf(member)];
  });
  return table(['event', '`detail`', 'can be cancelled', 'when'], rows);
}

function isPublic(member) {
  const hidden = ts.SyntaxKind.ProtectedKeyword;
  return (
    ts.isIdentifier(member.name ?? member) &&
    !LIFECYCLE.test(member.name.text) &&
    !member.modifiers?.some((each) => each.kind === hidden)
  );
}

function methodsTable() {
  const source = parse('src/element/merchant-checkout-element.ts');
  const element = findNode(source, ts.isClassDeclaration);
  const methods = element.members
    .filter((member) => ts.isMethodDeclaration(member) || ts.isGetAccessor(member))
    .filter(isPublic);
  const rows = methods.map((method) => {
    const parameters = method.parameters?.map((each) => each.getText()).join(', ');
    const call = ts.isGetAccessor(method) ? '' : `(${parameters})`;
    return [code(`${method.name.text}${call}`), code(method.type.getText()), sentenceOf(method)];
  });
  return table(['method', 'returns', 'description'], rows);
}

/** Rows of the tables in style sheets' comments. */
function propertiesTable() {
  const sheets = ['src/ui/tokens.css', 'src/element/shell.css'];
  const lines = sheets.flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  const rows = lines
    .map((line) => /^ \* \| (--mc-[\w-]+) *\|(.*)\|(.*)\|$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name, what, standard]) => [code(name), what, standard]);
  return table(['property', 'description', 'default'], rows);
}

function partsTable() {
  const sources = readdirSync('src', { recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => readFileSync(`src/${String(path)}`, 'utf8'));
  const isUsed = (name) =>
    sources.some((text) => text.includes(`part="${name}"`) || text.includes(`part: '${name}'`));
  const used = sources.flatMap((text) => [...text.matchAll(/\bpart(?:="|: ')([\w-]+)/g)]);
  for (const [, name] of used) if (!PARTS[name]) fail(`The part "${name}" has no sentence`);
  for (const name of Object.keys(PARTS))
    if (!isUsed(name)) fail(`No source has the part "${name}"`);
  const rows = Object.entries(PARTS).map(([name, what]) => [code(`::part(${name})`), what]);
  return table(['part', 'description'], rows);
}

const TABLES = {
  attributes: attributesTable,
  events: eventsTable,
  methods: methodsTable,
  properties: propertiesTable,
  parts: partsTable,
};

function withTable(text, name, content) {
  const start = `<!-- ${name}:start -->`;
  const end = `<!-- ${name}:end -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) fail(`${README} has no markers for "${name}"`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

const before = readFileSync(README, 'utf8');
const after = Object.entries(TABLES).reduce(
  (text, [name, make]) => withTable(text, name, make()),
  before,
);
if (!process.argv.includes('--check')) {
  writeFileSync(README, after);
} else if (after !== before) {
  process.stderr.write(
    `The tables in ${README} are stale: run node scripts/generate-readme-tables.mjs\n`,
  );
  process.exitCode = 1;
}
