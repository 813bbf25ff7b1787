/**
 * Compares the preload lines in the documentation with the files that a build needs for its first booking screen, which
 * the bench preloads too. Needs a build.
 */
import { readFileSync } from 'node:fs';

import { filesFolder } from './files-folder.mjs';
import { readDist, shippedScripts } from '../test/bench/build-output.mjs';
import { firstScreenPaths } from '../test/bench/first-screen.mjs';

/** Each page with the language of its example. */
const PAGES = [
  ['docs/performance.md', 'en_EN'],
  ['docs/platforms/html.md', 'en_EN'],
  ['docs/pt/platforms/html.md', 'pt_PT'],
  ['docs/caching.md', 'en_EN'],
];
const PRELOAD =
  /rel="modulepreload" href="https:\/\/HOST([^"]+)"|<https:\/\/HOST([^>]+)>; rel=modulepreload/g;

/** Stands in the documentation for the folder of a build, whose name changes with every build. */
const FOLDER = 'merchant-checkout-VERSION-HASH';

const firstScreen = await firstScreenPaths(shippedScripts(await readDist()));

let faults = 0;
for (const [page, language] of PAGES) {
  // `firstScreenPaths` names the catalog of the default language.
  const expected = new Set(
    firstScreen.map((path) => path.replace('pt_PT', language).replace(filesFolder(), FOLDER)),
  );
  const matches = readFileSync(page, 'utf8').matchAll(PRELOAD);
  const found = new Set([...matches].map(([, tag, header]) => tag ?? header));
  const wrong = [...found].filter((path) => !expected.has(path));
  const missing = [...expected].filter((path) => !found.has(path));
  if (wrong.length + missing.length === 0) continue;
  faults += 1;
  console.error(
    `${page}: preload ${missing.join(', ') || 'nothing more'}; remove ${wrong.join(', ') || 'nothing'}`,
  );
}
if (faults > 0) process.exitCode = 1;
else
  console.log(`${PAGES.length} pages preload the ${firstScreen.length} files of the first screen`);
