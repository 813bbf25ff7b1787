import { dirname, join } from 'node:path/posix';

import { parseAst } from 'rollup/parseAst';

export const FIRST_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_';
export const LETTERS = `${FIRST_LETTERS}0123456789`;
const RESERVED = new Set(['do', 'if', 'in']);

/** All names of two letters, which no global of the platform has. */
function* shortNames() {
  for (const first of FIRST_LETTERS)
    for (const second of LETTERS) if (!RESERVED.has(first + second)) yield first + second;
  throw new Error('More names go between chunks than two letters can tell apart.');
}

const byText = (one, other) => (one < other ? -1 : Number(one > other));

/**
 * A name for everything that one chunk gives to others, which no other chunk uses for anything else: by file name a
 * Map from what the bundler calls it. What the same chunks ask for stands together. A chunk whose exports somebody
 * may name from outside, an entry, keeps them.
 */
export function commonNames(chunks) {
  const names = shortNames();
  const all = Object.values(chunks).toSorted((one, other) => byText(one.fileName, other.fileName));
  const usersOf = (fileName, name) =>
    all
      .filter(({ importedBindings }) => importedBindings[fileName]?.includes(name))
      .map((user) => user.fileName)
      .join();
  const internal = all.filter(({ facadeModuleId }) => !facadeModuleId);
  return new Map(
    internal.map(({ fileName, exports }) => {
      const rows = exports.map((name) => ({ name, users: usersOf(fileName, name) }));
      const sorted = rows.toSorted((a, b) => byText(a.users, b.users) || byText(a.name, b.name));
      return [fileName, new Map(sorted.map(({ name }) => [name, names.next().value]))];
    }),
  );
}

/** How the bundler takes one name out of a chunk that is loaded on demand, or only asks for the chunk. */
const TAKEN =
  /\bimport\((['"])([^'"]+)\1\)(?:\.catch\(|\)?\.then\(function \(n\) \{ return n\.([\w$]+); \}\))?/g;

/** By kind of statement: what the bundler calls what goes between chunks, and how the statement is written anew. */
const STATEMENTS = {
  ImportDeclaration: {
    nameIn: ({ imported }) => imported.name,
    pair: ({ name, local }) => `${name} as ${local}`,
    write: (list, { source }) => `import ${list && `{ ${list} } from `}${source.raw};`,
  },
  ExportNamedDeclaration: {
    nameIn: ({ exported }) => exported.name,
    pair: ({ name, local }) => `${local} as ${name}`,
    write: (list) => `export { ${list} };`,
  },
};

/** What a statement gives or takes, in the order of the common names. */
function specifiersOf({ type, specifiers }, given) {
  return specifiers
    .map((specifier) => ({
      name: given.get(STATEMENTS[type].nameIn(specifier)),
      local: specifier.local.name,
    }))
    .toSorted((one, other) => byText(one.name, other.name));
}

/**
 * A chunk's code that gives and takes by common names, and the names that its own variables have to get for it
 * (`locals`): then `import { a as b }` is `import { b }`. Throws where a chunk is taken in another way than by names.
 */
export function withCommonNames(code, fileName, names) {
  const pathOf = (source) => join(dirname(fileName), source);
  const givenIn = ({ type, source }) =>
    type in STATEMENTS ? names.get(source ? pathOf(source.value) : fileName) : undefined;
  const locals = new Map();
  let renamed = code;
  for (const statement of parseAst(code).body.toReversed()) {
    const given = givenIn(statement);
    if (!given) continue;
    const specifiers = specifiersOf(statement, given);
    for (const { local, name } of specifiers) locals.set(local, name);
    const { pair, write } = STATEMENTS[statement.type];
    const text = write(specifiers.map(pair).join(', '), statement);
    renamed = renamed.slice(0, statement.start) + text + renamed.slice(statement.end);
  }
  const take = (taking, _quote, source, name) => {
    const given = names.get(pathOf(source));
    if (!given || taking.endsWith('.catch(')) return taking;
    const common = given.get(name);
    if (!common) throw new Error(`${fileName} takes ${source} in a way that is not known here.`);
    return taking.replace(`return n.${name};`, () => `return n.${common};`);
  };
  return { code: renamed.replaceAll(TAKEN, take), locals };
}
