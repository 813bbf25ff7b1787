/**
 * The limits on script bytes, as they travel: compressed with the best brotli. The floor (React and the same
 * libraries with one heading and 20 buttons) is built in the same run, by the same bundler and minifier.
 */
import { readDist, shippedScripts } from '../test/bench/build-output.mjs';
import { buildPages } from '../test/bench/build-pages.mjs';
import { firstScreenPaths, withStaticImports } from '../test/bench/first-screen.mjs';
import { sizesOf } from '../test/bench/sizes.mjs';

const FIRST_MODULE_LIMIT = 8 * 1024;
const FIRST_SCREEN_LIMIT = 1.5;
const EVERYTHING_LIMIT = 3;

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

const dist = await readDist();
const shipped = shippedScripts(dist);
const firstModule = withStaticImports(shipped, ['/merchant-checkout.js']);
const firstScreen = await firstScreenPaths(shipped);
const floor = sizesOf([...(await buildPages(['floor'])).values()]).brotli;

const sizeOf = (paths) => sizesOf(paths.map((path) => shipped.get(path))).brotli;
const budgets = [
  {
    name: `first module (${firstModule.length} file)`,
    size: sizeOf(firstModule),
    limit: FIRST_MODULE_LIMIT,
  },
  {
    name: `first booking screen (${firstScreen.length} files)`,
    size: sizeOf(firstScreen),
    limit: FIRST_SCREEN_LIMIT * floor,
  },
  { name: 'all script', size: sizeOf([...shipped.keys()]), limit: EVERYTHING_LIMIT * floor },
];

console.log(`floor: ${kilobytes(floor)} brotli`);
for (const path of shipped.keys()) console.log(`${path}: ${kilobytes(sizeOf([path]))}`);
const missed = budgets.filter(({ size, limit }) => size > limit);
for (const { name, size, limit } of missed) {
  console.error(
    `${name}: ${kilobytes(size)} is ${kilobytes(size - limit)} over its limit of ${kilobytes(limit)}`,
  );
}
if (missed.length > 0) process.exitCode = 1;
else {
  console.log(
    budgets
      .map(({ name, size, limit }) => `${name} ${kilobytes(size)} of ${kilobytes(limit)}`)
      .join('; '),
  );
}
