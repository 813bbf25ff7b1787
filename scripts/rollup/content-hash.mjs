import { createHash } from 'node:crypto';

/** Stands for the hash until all files are there. As long as a hash, so that source maps stay true. */
export const HASH_PLACEHOLDER = 'C0NTHASH';

/** The constant of the source that names the release: see src/lib/limits.ts. */
export const RELEASE_IN_SOURCE = 'release-of-the-source';

const hashOf = (chunks) => {
  const hash = createHash('sha256');
  for (const { fileName, code } of chunks.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)))
    hash.update(`${fileName}\0${code}\0`);
  return hash.digest('hex').slice(0, HASH_PLACEHOLDER.length);
};

/**
 * Puts one hash of all scripts of the build in place of `HASH_PLACEHOLDER`, in names and in code. Two builds that differ
 * anywhere share no folder, so a cache that keeps a folder's files for a year never mixes them, even under one version.
 */
export function contentHash() {
  return {
    name: 'content-hash',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter(({ type }) => type === 'chunk');
      const hash = hashOf(chunks);
      const withHash = (text) => text.replaceAll(HASH_PLACEHOLDER, hash);
      for (const file of files) {
        file.fileName = withHash(file.fileName);
        if (file.type === 'chunk') file.code = withHash(file.code);
        else if (typeof file.source === 'string') file.source = withHash(file.source);
      }
    },
  };
}

/** Leaves the hash out of a build in one file, which loads no others. */
export function withoutHash() {
  return {
    name: 'without-hash',
    renderChunk: (code) => ({ code: code.replaceAll(`-${HASH_PLACEHOLDER}`, ''), map: null }),
  };
}
