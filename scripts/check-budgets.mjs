/**
 * Checks the sizes of the built scripts against their limits and prints each with its change since the last release.
 * Sizes are bytes after brotli, each file compressed alone. `--record` writes them as those of the current version, a
 * step of docs/release.md.
 */
import { readFile, writeFile } from 'node:fs/promises';

import { readDist, shippedScripts } from '../test/bench/build-output.mjs';
import { addedByFlow, firstScreenPaths, withStaticImports } from '../test/bench/first-screen.mjs';
import { sizesOf } from '../test/bench/sizes.mjs';
import { whatIsInside } from '../test/bench/what-is-inside.mjs';
import { compareSizes, kilobytes, LIMITS, totalsOf } from './release-sizes.mjs';

/** The sizes of each release by version, the last one at the end. */
const RECORD = 'scripts/release-sizes.json';

/** Number of parts listed for a file over its limit. */
const PARTS_SHOWN = 15;

const dist = await readDist();
const shipped = shippedScripts(dist);
const sizeOf = (paths) => sizesOf(paths.map((path) => shipped.get(path))).brotli;

const totals = totalsOf({
  firstModule: withStaticImports(shipped, ['/merchant-checkout.js']),
  firstScreen: await firstScreenPaths(shipped),
  all: [...shipped.keys()],
});
const sizes = Object.fromEntries(
  Object.entries(totals).map(([name, { paths }]) => [name, sizeOf(paths)]),
);

const record = JSON.parse(await readFile(RECORD, 'utf8'));
const rows = compareSizes(totals, sizes, Object.values(record).at(-1));

for (const path of shipped.keys()) console.log(`${path}: ${kilobytes(sizeOf([path]))}`);
for (const { flow, paths } of await addedByFlow(shipped))
  console.log(`${flow} adds ${kilobytes(sizeOf(paths))} in ${paths.length} files`);
console.log(`\nSince ${Object.keys(record).at(-1)}:`);
for (const { text } of rows) console.log(text);

/** Prints the largest parts of the largest file of a total. */
async function explain({ text, paths }) {
  const largest = paths.toSorted((a, b) => sizeOf([b]) - sizeOf([a]))[0];
  const parts = (await whatIsInside(largest)).slice(0, PARTS_SHOWN);
  const lines = parts.map(([owner, length]) => `  ${String(length).padStart(7)}  ${owner}`);
  console.error(`${text}\n${paths.join(', ')}`);
  console.error(`minified characters in ${largest}:\n${lines.join('\n')}\n`);
}

const missed = rows.filter(({ isOver }) => isOver);
for (const row of missed) await explain(row);
if (missed.length > 0) process.exitCode = 1;
else console.log(`${rows.length} sizes within ${Object.keys(LIMITS).length} limits`);

if (process.argv.includes('--record')) {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  // An entry of this version moves to the end.
  const { [version]: _, ...others } = record;
  await writeFile(RECORD, `${JSON.stringify({ ...others, [version]: sizes }, null, 2)}\n`);
}
