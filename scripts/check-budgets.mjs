/**
 * Checks the limits on script bytes, compressed with brotli. The floor (React and the same libraries with one heading
 * and 20 buttons) is built in the same run by the same bundler and minifier, with React as published; the checkout uses
 * React as modules (scripts/rollup/react-modules.mjs), see test/bench/decisions.md.
 */
import { readDist, shippedScripts } from '../test/bench/build-output.mjs';
import { buildPages } from '../test/bench/build-pages.mjs';
import { addedByFlow, firstScreenPaths, withStaticImports } from '../test/bench/first-screen.mjs';
import { sizesOf } from '../test/bench/sizes.mjs';
import { whatIsInside } from '../test/bench/what-is-inside.mjs';

const KILOBYTE = 1024;
const FIRST_MODULE_LIMIT = 13 * KILOBYTE;
/** The goal for the first screen, as a ratio to the floor, and the limit until it is reached: see test/bench/decisions.md. */
const FIRST_SCREEN_GOAL = 1.45;
const FIRST_SCREEN_LIMIT = 116 * KILOBYTE;
/** The goal for all script, and the limit until it is reached. */
const EVERYTHING_GOAL = 3;
const EVERYTHING_LIMIT = 290 * KILOBYTE;
/** Parts enabled by an attribute or a property: only pages that enable them load them. */
const TURNED_ON = /\/(?:agents|debug|own-texts|structured-data)\.js$/;
const TURNED_ON_LIMIT = 32 * KILOBYTE;
/** The texts of languages that are not in the specification: a page loads one of them. */
const FURTHER_LANGUAGES = /\/(?:fr_FR|de_DE)-/;
const FURTHER_LANGUAGES_LIMIT = 32 * KILOBYTE;
/** The goal for a further flow until its first screen is usable, as a ratio to the floor. */
const FLOW_GOAL = 0.2;

/** Number of parts listed for a file over its limit. */
const PARTS_SHOWN = 15;

const kilobytes = (bytes) => `${(bytes / KILOBYTE).toFixed(1)} KB`;

const dist = await readDist();
const shipped = shippedScripts(dist);
const firstModule = withStaticImports(shipped, ['/merchant-checkout.js']);
const firstScreen = await firstScreenPaths(shipped);
const floor = sizesOf([...(await buildPages(['floor'])).values()]).brotli;

const turnedOn = [...shipped.keys()].filter((path) => TURNED_ON.test(path));
const furtherLanguages = [...shipped.keys()].filter((path) => FURTHER_LANGUAGES.test(path));
const apart = new Set([...turnedOn, ...furtherLanguages]);
const everything = [...shipped.keys()].filter((path) => !apart.has(path));

const sizeOf = (paths) => sizesOf(paths.map((path) => shipped.get(path))).brotli;
const budgets = [
  {
    name: `first module (${firstModule.length} file)`,
    paths: firstModule,
    limit: FIRST_MODULE_LIMIT,
  },
  {
    name: `first booking screen (${firstScreen.length} files)`,
    paths: firstScreen,
    limit: FIRST_SCREEN_LIMIT,
    goal: FIRST_SCREEN_GOAL * floor,
  },
  {
    name: `all script (${everything.length} files)`,
    paths: everything,
    limit: EVERYTHING_LIMIT,
    goal: EVERYTHING_GOAL * floor,
  },
  {
    name: `what attributes turn on (${turnedOn.length} files)`,
    paths: turnedOn,
    limit: TURNED_ON_LIMIT,
  },
  {
    name: `further languages (${furtherLanguages.length} files)`,
    paths: furtherLanguages,
    limit: FURTHER_LANGUAGES_LIMIT,
  },
].map((budget) => ({ ...budget, size: sizeOf(budget.paths) }));

console.log(`floor: ${kilobytes(floor)} brotli`);
for (const path of shipped.keys()) console.log(`${path}: ${kilobytes(sizeOf([path]))}`);

for (const { name, size, goal } of budgets) {
  if (goal === undefined || size <= goal) continue;
  console.log(
    `${name}: ${kilobytes(size)}, ${(size / floor).toFixed(2)} x floor, is ${kilobytes(size - goal)} over its goal of ${kilobytes(goal)}`,
  );
}

for (const { flow, paths } of await addedByFlow(shipped)) {
  const size = sizeOf(paths);
  const over = size - FLOW_GOAL * floor;
  const verdict = over > 0 ? `, ${kilobytes(over)} over its goal` : '';
  console.log(`${flow} adds ${kilobytes(size)} in ${paths.length} files${verdict}`);
}

/** Prints by how much a budget is missed, and the largest parts of its largest file. */
async function explain({ name, paths, size, limit }) {
  const over = `${kilobytes(size)} is ${kilobytes(size - limit)} over its limit of ${kilobytes(limit)}`;
  const largest = paths.toSorted((a, b) => sizeOf([b]) - sizeOf([a]))[0];
  const parts = (await whatIsInside(largest)).slice(0, PARTS_SHOWN);
  const lines = parts.map(([owner, length]) => `  ${String(length).padStart(7)}  ${owner}`);
  console.error(`${name}: ${over}`);
  console.error(`${paths.join(', ')}`);
  console.error(`minified characters in ${largest}:\n${lines.join('\n')}\n`);
}

const missed = budgets.filter(({ size, limit }) => size > limit);
for (const budget of missed) await explain(budget);
if (missed.length > 0) process.exitCode = 1;
else {
  console.log(
    budgets
      .map(({ name, size, limit }) => `${name} ${kilobytes(size)} of ${kilobytes(limit)}`)
      .join('; '),
  );
}
