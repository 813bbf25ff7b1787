import ts from 'typescript';

import {
  attributesOf,
  customPropertiesOf,
  eventsOf,
  membersOf,
  partsOf,
  slotsOf,
} from '../public-api.mjs';

const ENTRY = 'src/index.ts';

/** Types that are printed member by member, with the sentences of the attribute table. */
export const ATTRIBUTES_TYPE = 'MerchantCheckoutAttributes';
export const PROPERTIES_TYPE = 'MerchantCheckoutProperties';
export const ELEMENT_TYPE = 'MerchantCheckoutElement';

const WHOLE =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
const EXPANDED = WHOLE | ts.TypeFormatFlags.InTypeAlias;

function createProgram() {
  const { config } = ts.readConfigFile('tsconfig.build.json', (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  return ts.createProgram(fileNames, { ...options, noEmit: true });
}

const isNamedType = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** The types of the source by name; null for a name that two files use, which cannot be public. */
function namedTypes(program) {
  const found = new Map();
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.includes('/src/')) continue;
    for (const node of source.statements.filter(isNamedType)) {
      const name = node.name.text;
      found.set(name, found.has(name) ? null : node);
    }
  }
  return found;
}

/** The names of types that a text refers to. */
function referencesIn(text) {
  const names = new Set();
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName))
      names.add(node.typeName.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.ESNext, true));
  return [...names];
}

const hasTypeQuery = (node) =>
  ts.isTypeQueryNode(node) || ts.forEachChild(node, hasTypeQuery) === true;

/** The text of a declaration with its comment; an alias that is computed from a value is written out. */
function declarationText(node, checker) {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = hasTypeQuery(node)
    ? `type ${node.name.text} = ${checker.typeToString(checker.getTypeAtLocation(node), node, EXPANDED)};`
    : node.getText().replace(/^export /, '');
  return `${doc ? `${doc.getText()}\n` : ''}export ${text}`;
}

/** The types of an object's members by name, without import paths. */
function membersByName(type, node, checker) {
  const textOf = (member) =>
    checker
      .typeToString(checker.getTypeOfSymbolAtLocation(member, node), node, WHOLE)
      .replaceAll(/import\("[^"]+"\)\./g, '');
  return new Map(checker.getPropertiesOfType(type).map((member) => [member.name, textOf(member)]));
}

/** Adds the declarations of all types that a text refers to, in the order of their first use. */
function collect(text, declarations, types, checker) {
  for (const name of referencesIn(text)) {
    const node = types.get(name);
    if (node === null) throw new Error(`Two public types are called ${name}`);
    if (!node || node.name.text === ELEMENT_TYPE || declarations.has(name)) continue;
    const declaration = declarationText(node, checker);
    declarations.set(name, declaration);
    collect(declaration, declarations, types, checker);
  }
}

/**
 * The public names with their types: what public-api.mjs reads, the type of every attribute and property, and the
 * declarations that these and the exports of the entry refer to.
 */
export function typedApi() {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(ENTRY);
  const exported = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(entry))
      .map((symbol) => [symbol.name, checker.getAliasedSymbol(symbol)]),
  );
  const membersOfExport = (name) =>
    membersByName(checker.getDeclaredTypeOfSymbol(exported.get(name)), entry, checker);
  const [attributeTypes, propertyTypes] = [ATTRIBUTES_TYPE, PROPERTIES_TYPE].map(membersOfExport);
  const attributes = attributesOf().map((row) => ({
    ...row,
    attributeType: attributeTypes.get(row.attribute) ?? null,
    propertyType: propertyTypes.get(row.property) ?? null,
  }));

  for (const name of [ATTRIBUTES_TYPE, PROPERTIES_TYPE, ELEMENT_TYPE]) exported.delete(name);
  const types = namedTypes(program);
  for (const [name, { declarations }] of exported) types.set(name, declarations[0]);
  const written = [
    ...attributes.flatMap((row) => [row.attributeType ?? 'never', row.propertyType ?? 'never']),
    ...membersOf().flatMap(({ parameters, type }) => [
      ...(parameters ?? []).map((each) => each.type),
      type,
    ]),
    ...exported.keys(),
  ];
  const declarations = new Map();
  collect(
    written.map((type, index) => `type T${index} = ${type};`).join('\n'),
    declarations,
    types,
    checker,
  );
  return {
    attributes,
    events: eventsOf(),
    members: membersOf(),
    customProperties: customPropertiesOf(),
    parts: partsOf(),
    slots: slotsOf(),
    declarations: [...declarations.values()],
  };
}
