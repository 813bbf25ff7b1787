import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';

import { parseAst } from 'rollup/parseAst';

/** What the first booking screen is made of, by a part of a source path that its file must hold. */
const FIRST_SCREEN = [
  'src/element/merchant-checkout-element.ts',
  'src/app/create-checkout-app.ts',
  'src/screens/choice/choice.tsx',
  'locales/pt_PT/checkout.ts',
];

const staticImports = (path, code) =>
  parseAst(code)
    .body.filter(({ source }) => source)
    .map(({ source }) => join(dirname(path), source.value));

/** Some built files and all that they import before they run. */
export function withStaticImports(dist, paths) {
  const queue = [...paths];
  const found = new Set();
  while (queue.length > 0) {
    const path = queue.pop();
    if (found.has(path)) continue;
    found.add(path);
    queue.push(...staticImports(path, dist.get(path)));
  }
  return [...found];
}

/**
 * The paths of the built files that arrive before the first booking screen of `dist` (path to code) can be shown: the
 * files that hold its sources, as their source maps say, and all that these import.
 */
export async function firstScreenPaths(dist) {
  const sourcesOf = async (path) => JSON.parse(await readFile(`dist${path}.map`, 'utf8')).sources;
  const holders = await Promise.all(
    [...dist.keys()].map(async (path) => ({ path, sources: await sourcesOf(path) })),
  );
  const parts = FIRST_SCREEN.map((part) => {
    const holder = holders.find(({ sources }) => sources.some((source) => source.includes(part)));
    if (!holder) throw new Error(`No built file holds ${part}: change FIRST_SCREEN.`);
    return holder.path;
  });
  return withStaticImports(dist, parts);
}
