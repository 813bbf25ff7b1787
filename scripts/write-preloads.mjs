/**
 * Writes dist/preload.html: the lines with which a page starts the downloads of the first booking screen early, by language.
 * They name the files of this build. A stale line costs only its hint: the element asks for the files that it needs.
 */
import { writeFileSync } from 'node:fs';

import { readDist, shippedScripts } from '../test/bench/build-output.mjs';
import { firstScreenPaths } from '../test/bench/first-screen.mjs';

const LANGUAGES = {
  pt_PT: 'Portuguese',
  es_ES: 'Spanish',
  en_EN: 'English',
  fr_FR: 'French',
  de_DE: 'German',
};

// They name the catalog of the default language.
const paths = await firstScreenPaths(shippedScripts(await readDist()));

const line = (path) => `<link rel="modulepreload" href="https://HOST${path}" />`;

const part = ([code, name]) =>
  [`<!-- ${name} -->`, ...paths.map((path) => line(path.replace('pt_PT', code)))].join('\n');

writeFileSync('dist/preload.html', `${Object.entries(LANGUAGES).map(part).join('\n\n')}\n`);
