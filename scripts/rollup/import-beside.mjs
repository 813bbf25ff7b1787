import { dirname, relative } from 'node:path/posix';

/** The specifier to import one built file from another. */
export function specifierOf(from, to) {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Wraps a dynamic import to request `beside` at the same time. Rejects with the error of the lost file; the error of
 * the import alone would name the file that needs it.
 */
export function aroundImport(beside) {
  const asked = beside.map((path) => `import(${JSON.stringify(path)}),`).join('');
  return asked ? { left: `Promise.all([${asked}import(`, right: ')]).then(e=>e.pop())' } : null;
}

/**
 * Lets a dynamic import request the imports of its chunk at once; a browser would otherwise discover them one round
 * trip later. Files that match `inPlace` load first and request each other, so that later chunks do not request them
 * again, but for `alone`, which loads without them.
 */
export function importBeside(inPlace, alone) {
  return {
    name: 'import-beside',
    renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
      if (!targetChunk || targetChunk.fileName === chunk.fileName) return null;
      const needed = (getTargetChunkImports() ?? [])
        .filter(({ type }) => type === 'internal')
        .map(({ fileName }) => fileName)
        .filter((fileName) => fileName !== chunk.fileName)
        .filter((fileName) => {
          const isAsked = [inPlace, alone].some((files) => files.test(targetChunk.fileName));
          return isAsked || !inPlace.test(fileName);
        })
        .toSorted();
      return aroundImport([...new Set(needed)].map((path) => specifierOf(chunk.fileName, path)));
    },
  };
}
