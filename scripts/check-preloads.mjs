/**
 * Compares the preload lines in the documentation with the files that a build needs for its first booking screen, which
 * the bench preloads too. Needs a build.
 */
import { readFileSync } from 'node:fs';

import { readDist, shippedScripts } from '../test/bench/build-output.mjs';
import { firstScreenPaths } from '../test/bench/first-screen.mjs';

const PAGES = ['docs/performance.md', 'docs/platforms/html.md', 'docs/caching.md'];
const PRELOAD =
  /rel="modulepreload" href="https:\/\/HOST([^"]+)"|<https:\/\/HOST([^>]+)>; rel=modulepreload/g;

const firstScreen = await firstScreenPaths(shippedScripts(await readDist()));
// The examples are pages in English; `firstScreenPaths` names the catalog of the default language.
const expected = new Set(firstScreen.map((path) => path.replace('pt_PT', 'en_EN')));

let faults = 0;
for (const page of PAGES) {
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
else console.log(`${PAGES.length} pages preload the ${expected.size} files of the first screen`);
