import { readFile } from 'node:fs/promises';

import { decode } from '@jridgewell/sourcemap-codec';

/** The package of a source file, or its folder in our own tree. */
function ownerOf(source) {
  const [, foreign] = source.split(/node_modules\/(?!.*node_modules\/)/);
  if (foreign)
    return foreign
      .split('/')
      .slice(0, foreign.startsWith('@') ? 2 : 1)
      .join('/');
  return source
    .replace(/^(\.\.\/)+/, '')
    .split('/')
    .slice(0, 3)
    .join('/');
}

/**
 * The contents of a built script: characters of minified code by package or folder, largest first, as its source map
 * says. Use it to find out why a file is too large.
 */
export async function whatIsInside(path) {
  const lines = (await readFile(`dist${path}`, 'utf8')).split('\n');
  const { mappings, sources } = JSON.parse(await readFile(`dist${path}.map`, 'utf8'));
  const sizes = new Map();
  for (const [line, segments] of decode(mappings).entries()) {
    for (const [index, [column, source]] of segments.entries()) {
      if (source === undefined) continue;
      const end = segments[index + 1]?.[0] ?? lines[line].length;
      const owner = ownerOf(sources[source]);
      sizes.set(owner, (sizes.get(owner) ?? 0) + end - column);
    }
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a);
}
