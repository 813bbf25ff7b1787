import { dirname, relative } from 'node:path/posix';

/** The specifier by which one built file names another. */
export function specifierOf(from, to) {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * The expression around a dynamic import that asks for `beside` at the same moment, and rejects with the error of the file
 * that is lost: the import's own error would name the file that needs it.
 */
export function aroundImport(beside) {
  const asked = beside.map((path) => `import(${JSON.stringify(path)}),`).join('');
  return asked ? { left: `Promise.all([${asked}import(`, right: ')]).then(e=>e.pop())' } : null;
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
