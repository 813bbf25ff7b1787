import { dirname, relative } from 'node:path/posix';

/** The specifier by which one built file names another. */
export function specifierOf(from, to) {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * The expression around a dynamic import that asks for `beside` at the same moment. That a request fails is heard
 * where the import itself fails, which needs the same file.
 */
export function aroundImport(beside) {
  const asked = beside.map((path) => `import(${JSON.stringify(path)}).catch(()=>{})`);
  return asked.length === 0 ? null : { left: `(${asked.join(',')},import(`, right: '))' };
}

/**
 * Lets a dynamic import ask at once for all that its chunk imports: a browser would only learn of those when the
 * chunk has come, one round trip later. Files that match `inPlace` load first, one asking for the others: a later chunk
 * does not ask for them again.
 */
export function importBeside(inPlace) {
  return {
    name: 'import-beside',
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      if (!targetChunk || targetChunk.fileName === chunk.fileName) return null;
      const needed = (getTargetChunkImports() ?? [])
        .filter(({ type }) => type === 'internal')
        .map(({ fileName }) => fileName)
        .filter((fileName) => fileName !== chunk.fileName)
        .filter((fileName) => !inPlace.test(fileName) || inPlace.test(targetChunk.fileName))
        .toSorted();
      return aroundImport([...new Set(needed)].map((path) => specifierOf(chunk.fileName, path)));
    },
  };
}
